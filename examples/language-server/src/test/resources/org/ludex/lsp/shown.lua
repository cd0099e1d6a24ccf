-- Writes the diagnostics that the editor shows.
vim.wait(60000, function() return #vim.diagnostic.get(0) > 0 end, 20)
local lines = {}
for _, each in ipairs(vim.diagnostic.get(0)) do
  local code = each.code or each.user_data.lsp.code
  table.insert(lines, (each.lnum + 1) .. " " .. code .. " " .. each.message)
end
vim.fn.writefile(lines, vim.env.LUDEX_OUT)
vim.cmd("qall!")
