// @ts-check
/**
 * Installs the packages if node_modules does not match the lockfile. Called by prestart and pretest.
 * Plain JavaScript without packages, because it runs before they are installed.
 */
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"

const stamp = "node_modules/.installed-lockfile"

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node.js ${process.versions.node} is too old: the site needs 20.19 or newer. Get it from https://nodejs.org.`,
  )
  process.exit(1)
}

const lockfile = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex")
const isInstalled = existsSync(stamp) && readFileSync(stamp, "utf8") === lockfile

if (!isInstalled) {
  console.log("Installing packages. This takes a few minutes the first time.")
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  })
  if (status !== 0) {
    console.error(
      "The packages could not be installed; npm's message is above. Fix its cause, then run the same command again.",
    )
    process.exit(status ?? 1)
  }
  writeFileSync(stamp, lockfile)
}
