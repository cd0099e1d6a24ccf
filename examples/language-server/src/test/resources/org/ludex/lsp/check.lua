-- Opens a file, writes its diagnostics as JSON, applies the first fix and saves.
local command = vim.fn.json_decode(vim.env.LUDEX_COMMAND)
local out = vim.env.LUDEX_OUT
local seen = false
vim.lsp.handlers["textDocument/publishDiagnostics"] = function(_, result)
  vim.g.published = result.diagnostics
  seen = true
end
local id = vim.lsp.start_client({ name = "ludex", cmd = command, root_dir = vim.fn.getcwd() })
vim.lsp.buf_attach_client(0, id)
if not vim.wait(60000, function() return seen end, 20) then
  vim.fn.writefile({ "no diagnostics" }, out)
  vim.cmd("cquit")
end
local published = vim.g.published
local lines = {}
for _, each in ipairs(published) do
  table.insert(lines, (each.range.start.line + 1) .. " " .. each.code .. " " .. each.message)
end
vim.fn.writefile(lines, out)
if #published > 0 then
  local params = {
    textDocument = vim.lsp.util.make_text_document_params(0),
    range = published[1].range,
    context = { diagnostics = { published[1] } },
  }
  local answers = vim.lsp.buf_request_sync(0, "textDocument/codeAction", params, 60000)
  local fixes = answers[id].result
  if #fixes > 0 then
    vim.lsp.util.apply_workspace_edit(fixes[1].edit, "utf-16")
    vim.cmd("write")
  end
end
vim.lsp.stop_client(id)
vim.wait(5000, function() return vim.lsp.client_is_stopped(id) end, 20)
vim.cmd("qall!")
