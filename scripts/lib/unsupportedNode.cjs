const { readFileSync } = require("node:fs")
const path = require("node:path")

const read = (/** @type {string} */ file) => readFileSync(path.join(__dirname, "../..", file), "utf8")
const [, oldest = "0.0"] = />=(\d+\.\d+)/.exec(JSON.parse(read("package.json")).engines.node) ?? []
const [oldestMajor = 0, oldestMinor = 0] = oldest.split(".").map(Number)
const recommended = read(".node-version").trim()

/**
 * Returns why the site cannot run with a version of Node.js, and what to install; undefined if it can.
 * @param {{ version: string, platform: string, arch: string }} node such as `process`
 */
function unsupportedNode({ version, platform, arch }) {
  const [major = 0, minor = 0] = version.slice(1).split(".").map(Number)
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor))
    return `Node.js ${version.slice(1)} is too old: the site needs ${oldest} or newer. Install version ${recommended} from https://nodejs.org.`
  // Gatsby's database (lmdb) has no binary for ARM or for 32 bits. Windows on ARM emulates x64.
  if (platform === "win32" && arch !== "x64")
    return `On Windows, the site cannot run with Node.js for ${arch}. Install the x64 version of Node.js from https://nodejs.org, also on a computer with an ARM processor.`
  return undefined
}

module.exports = { unsupportedNode }
