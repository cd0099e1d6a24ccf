-- Opens each file of the command line, and writes how many servers run then.
local function shown() return #vim.diagnostic.get(0) > 0 end
local answers = {}
for _, file in ipairs(vim.fn.argv()) do
  vim.cmd("edit " .. vim.fn.fnameescape(file))
  table.insert(answers, vim.wait(60000, shown, 20) and "judged" or "no diagnostics")
end
local clients = (vim.lsp.get_clients or vim.lsp.get_active_clients)()
vim.fn.writefile(vim.list_extend(answers, { tostring(#clients) }), vim.env.LUDEX_OUT)
vim.cmd("qall!")
