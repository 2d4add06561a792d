// Presents an npm (WebAssembly) solc as the native executable forge expects: `--version` and `--standard-json`.
const { readFileSync } = require("node:fs");

exports.run = function run(pkg) {
  const soljson = require(`../node_modules/${pkg}/soljson.js`);
  // 0.6.12 has the same C interface, but its JavaScript wrapper installs a process-wide exception handler.
  const solc = require("../node_modules/solc/wrapper.js")(soljson);
  process.removeAllListeners("uncaughtException");
  process.removeAllListeners("unhandledRejection");
  if (process.argv.includes("--version")) {
    process.stdout.write(
      `solc, the solidity compiler commandline interface\nVersion: ${solc.version().replace(".Emscripten.clang", ".Linux.g++")}\n`,
    );
    return;
  }
  if (process.argv.includes("--standard-json")) {
    process.stdout.write(solc.compile(readFileSync(0, "utf8")));
    return;
  }
  process.stderr.write(`solc adapter: unsupported arguments ${process.argv.slice(2).join(" ")}\n`);
  process.exitCode = 1;
};
