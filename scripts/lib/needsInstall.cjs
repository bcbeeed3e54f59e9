/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} Package
 * @typedef {Readonly<Record<string, Package>>} Packages The `packages` of a lockfile: their folders, each with what is
 * in it.
 */

/**
 * Returns whether `npm ci` has to run. Extra packages do not matter.
 * @param {Packages | undefined} wanted of package-lock.json
 * @param {Packages | undefined} installed of node_modules/.package-lock.json, which npm writes when an installation is
 * complete
 * @param {(folder: string) => boolean} isOnDisk whether a folder contains a package
 * @param {boolean} isForBuild whether `npm ci --omit=dev` is enough
 */
function needsInstall(wanted, installed, isOnDisk, isForBuild) {
  if (!wanted || !installed) return true
  return Object.entries(wanted).some(([folder, { version, dev, optional, devOptional }]) => {
    // The project itself.
    if (folder === "") return false
    const found = installed[folder]
    // npm installs no optional package of another platform.
    if (!found) return !optional && !(isForBuild && (dev || devOptional))
    return found.version !== version || !isOnDisk(folder)
  })
}

module.exports = { needsInstall }
