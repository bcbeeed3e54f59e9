import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { temporaryFolder } from "../test/temporaryFolder"
import { runNpm } from "./run"

const runFile = JSON.stringify(path.resolve("processes/run.ts"))
const waiting = JSON.stringify(`console.log("ready"); setInterval(() => {}, 1000)`)

/** Starts a command whose script runs a program, as npm does. */
function startCommand(): ChildProcess {
  const folder = temporaryFolder()
  mkdirSync(path.join(folder, "node_modules"))
  const lockfile = JSON.stringify({ packages: { "": {} } })
  for (const file of ["package-lock.json", "node_modules/.package-lock.json"])
    writeFileSync(path.join(folder, file), lockfile)
  const script = `import { run } from ${runFile}; void run(process.execPath, ["-e", ${waiting}], {})`
  writeFileSync(path.join(folder, "script.ts"), script)
  const stdio: ["ignore", "pipe", "inherit"] = ["ignore", "pipe", "inherit"]
  return spawn(process.execPath, [path.resolve("scripts/run.cjs"), "script.ts"], { cwd: folder, stdio })
}

afterEach(() => jest.restoreAllMocks())

it("runs the npm that runs this command, and returns its lines and exit code", async () => {
  const npm = path.join(temporaryFolder(), "npm.cjs")
  writeFileSync(npm, "console.log(process.argv.slice(2).join(' ')); console.error('a warning'); process.exitCode = 3")
  jest.replaceProperty(process, "env", { ...process.env, npm_execpath: npm })
  const lines: string[] = []
  expect(await runNpm(["exec", "--yes"], { output: (line) => lines.push(line) })).toBe(3)
  expect(lines.sort()).toEqual(["a warning", "exec --yes"])
})

// On Windows, the terminal sends Ctrl+C to all processes.
const onSignals = process.platform === "win32" ? it.skip : it

onSignals.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "ends the program of a command when only the command receives %s",
  async (signal) => {
    const command = startCommand()
    if (!command.stdout) throw new Error("The command has no output.")
    await once(command.stdout, "data")
    // Closed when the program has ended too.
    const closed = once(command, "close")
    command.kill(signal)
    expect(await closed).toEqual([null, signal])
  },
)
