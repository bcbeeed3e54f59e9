/**
 * Runs a script of a command: `node scripts/run.cjs <script> [arguments]`. Before, installs the packages that it needs, if they are
 * missing or out of date. Plain JavaScript without packages, because it runs before they are installed.
 */
const { spawnSync } = require("node:child_process")
const { existsSync, readFileSync, rmSync } = require("node:fs")
const path = require("node:path")
require("./lib/hideStackTraces.cjs")
const { needsInstall } = require("./lib/needsInstall.cjs")
const { programPath } = require("./lib/programPath.cjs")
const { requirePorts } = require("./lib/requirePorts.cjs")
const { unsupportedNode } = require("./lib/unsupportedNode.cjs")
const { withoutHome } = require("./lib/withoutHome.cjs")

const installedFile = "node_modules/.package-lock.json"

async function main() {
  const advice = unsupportedNode(process)
  if (advice) throw new Error(advice)

  // npm passes a signal to the shell that has started this process. The shell then ends without passing it on.
  if (process.env.npm_lifecycle_event && process.platform !== "win32") {
    const shell = process.ppid
    const endWithShell = () => process.ppid === shell || process.kill(process.pid, "SIGTERM")
    setInterval(endWithShell, 500).unref()
  }

  // The script finds its own path and arguments, as if it ran without this file.
  process.argv.splice(1, 1)
  const [, script = ""] = process.argv
  await requirePorts(script)
  Object.assign(process.env, withoutHome())
  const isForBuild = script === "scripts/build.ts"
  const isOnDisk = (/** @type {string} */ folder) => existsSync(`${folder}/package.json`)
  if (needsInstall(packagesIn("package-lock.json"), packagesIn(installedFile), isOnDisk, isForBuild))
    install(isForBuild)

  // tsx runs TypeScript. In this process, so that a signal reaches the script itself.
  require("tsx/cjs")
  require(path.resolve(script))
}

/**
 * Returns the packages that a lockfile lists; undefined if it is missing or broken.
 * @param {string} file
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages
  } catch {
    return undefined
  }
}

/**
 * Installs all packages, or only those of a build if NODE_ENV says so. If that fails, ends this process.
 * @param {boolean} isForBuild
 */
function install(isForBuild) {
  console.error("Installing packages. This takes a few minutes the first time.")
  // If the installation is interrupted, the next command repeats it.
  rmSync(installedFile, { force: true })
  // A host that builds with NODE_ENV=production may leave out the development packages, but the other commands need them.
  const omitted = isForBuild ? [] : ["--include=dev"]
  const [program, ...firstArguments] = programPath("npm")
  const { status, error } = spawnSync(
    program,
    [...firstArguments, "ci", "--no-audit", "--no-fund", "--loglevel=error", ...omitted],
    // Not to stdout, which is for the output of the script. Ctrl+C ends both processes: the terminal sends its signal to each.
    { stdio: ["ignore", 2, 2] },
  )
  if (error) console.error(error.message)
  if (status === 0) return
  console.error(
    "The packages could not be installed; npm's message is above. Fix its cause, then run the same command again.",
  )
  process.exit(1)
}

void main()
