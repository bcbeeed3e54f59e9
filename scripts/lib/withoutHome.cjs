const { accessSync, constants } = require("node:fs")
const { homedir } = require("node:os")
const path = require("node:path")

/**
 * Returns the variables with which npm and Gatsby write into the project; none if they can write into the home
 * directory.
 */
function withoutHome(home = homedir()) {
  try {
    accessSync(home, constants.W_OK)
    return {}
  } catch {
    return { npm_config_cache: path.resolve(".data/npm"), XDG_CONFIG_HOME: path.resolve(".data/config") }
  }
}

module.exports = { withoutHome }
