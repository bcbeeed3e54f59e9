const { existsSync, readFileSync } = require("node:fs")
const path = require("node:path")

/** Packages whose program has another name. @type {Readonly<Record<string, string>>} */
const packages = { tsc: "typescript", playwright: "@playwright/test" }

/**
 * Returns the command line that starts a program without a shell. A shell would read a space in a path as the end of an argument, and
 * on Windows its program would outlive it. A program of a package, and npm, is a script that Node.js runs.
 * @param {string} name of a program of a package in node_modules, such as `gatsby`, npm, or else of a program in PATH
 * @returns {[program: string, ...firstArguments: string[]]}
 */
function programPath(name) {
  // npm sets this variable for the scripts of package.json. On Windows, the npm in PATH is a script for a shell.
  const { npm_execpath: npm = "" } = process.env
  if (name === "npm" && npm.endsWith("npm-cli.js")) return [process.execPath, npm]
  const folder = path.resolve("node_modules", packages[name] ?? name)
  const manifest = path.join(folder, "package.json")
  if (path.isAbsolute(name) || !existsSync(manifest)) return [name]
  const { bin } = JSON.parse(readFileSync(manifest, "utf8"))
  return [process.execPath, path.join(folder, typeof bin === "string" ? bin : bin[name])]
}

module.exports = { programPath }
