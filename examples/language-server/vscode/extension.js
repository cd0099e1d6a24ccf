const { workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

exports.activate = () => {
  const settings = workspace.getConfiguration("ludex");
  const command = settings.get("command");
  const server = { command, args: ["lsp"] };
  const options = {
    documentSelector: [
      { language: "ludex" },
      { pattern: "**/*.sgf" },
      { pattern: "**/*.lgn.json" },
      { pattern: "**/*.lgn.jsonl" },
    ],
    initializationOptions: { pictures: true, language: settings.get("language") },
  };
  client = new LanguageClient("ludex", "Ludex", server, options);
  return client.start();
};

exports.deactivate = () => client && client.stop();
