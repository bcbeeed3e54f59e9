/**
 * Returns why the site cannot run with a version of Node.js, and what to install; undefined if it can.
 * @param {{ version: string, platform: string, arch: string }} node such as `process`
 */
function unsupportedNode({ version, platform, arch }) {
  const [major = 0, minor = 0] = version.slice(1).split(".").map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    return `Node.js ${version.slice(1)} is too old: the site needs 20.19 or newer. Get it from https://nodejs.org.`
  // Gatsby's database (lmdb) has no binary for ARM or for 32 bits. Windows on ARM emulates x64.
  if (platform === "win32" && arch !== "x64")
    return `On Windows, the site cannot run with Node.js for ${arch}. Install the x64 version of Node.js from https://nodejs.org, also on a computer with an ARM processor.`
  return undefined
}

module.exports = { unsupportedNode }
