/**
 * Runs a script of a command: `node scripts/run.cjs <script> [arguments]`. Before, installs the packages that it needs,
 * if they are missing or out of date. Plain JavaScript without packages, because it runs before they are installed.
 */
const { spawn } = require("node:child_process")
const { existsSync, readFileSync, rmSync } = require("node:fs")
const path = require("node:path")
require("./lib/hideStackTraces.cjs")
const { needsInstall } = require("./lib/needsInstall.cjs")
const { unsupportedNode } = require("./lib/unsupportedNode.cjs")
const { withoutHome } = require("./lib/withoutHome.cjs")

const installedFile = "node_modules/.package-lock.json"
const stillInstalling =
  "The installation still runs. If the registry of npm does not answer, npm says so after some minutes."

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
Object.assign(process.env, withoutHome())
const isForBuild = script === "scripts/build.ts"
const isOnDisk = (/** @type {string} */ folder) => existsSync(`${folder}/package.json`)

// Without these listeners, a signal would end this process without its event "exit", on which it ends the programs that
// it has started.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.once(signal, () => {
    process.once("exit", () => process.kill(process.pid, signal))
    process.exit()
  })

if (needsInstall(packagesIn("package-lock.json"), packagesIn(installedFile), isOnDisk, isForBuild)) install(start)
else start()

/** tsx runs TypeScript. In this process, so that a signal reaches the script itself. */
function start() {
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
 * Installs all packages. If that fails, ends this process.
 * @param {() => void} then runs after it
 */
function install(then) {
  console.error("Installing packages. This takes a few minutes the first time.")
  // If the installation is interrupted, the next command repeats it.
  rmSync(installedFile, { force: true })
  // A host that builds with NODE_ENV=production may leave out the development packages, but the other commands need
  // them.
  const omitted = isForBuild ? [] : ["--include=dev"]
  // With npm's default of two retries, a registry that does not answer keeps it silent for 20 minutes.
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error", "--fetch-retries=1", ...omitted]
  // npm sets this variable to its own path. On Windows, the npm in PATH needs a shell.
  const { npm_execpath: npm } = process.env
  // Not to stdout, which is for the output of the script.
  const child = spawn(npm ? process.execPath : "npm", npm ? [npm, ...args] : args, { stdio: ["ignore", 2, 2] })
  // npm takes up to 20 s to end after Ctrl+C. The next command repeats the installation anyway.
  const kill = () => child.kill("SIGKILL")
  process.once("exit", kill)
  const patience = setTimeout(() => console.error(stillInstalling), 180_000)
  child.on("error", ({ message }) => console.error(message))
  child.on("close", (code) => {
    clearTimeout(patience)
    process.off("exit", kill)
    if (code === 0) return then()
    console.error(
      "The packages could not be installed; npm's message is above. Fix its cause, then run the same command again.",
    )
    process.exit(1)
  })
}
