import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, mkdirSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { createInterface } from "node:readline"

/** Returns the path of a file as a literal. */
const pathOf = (file: string) => JSON.stringify(path.resolve("scripts", file))

const listen = `require("node:net").createServer().listen(0, "127.0.0.1", function () { console.log(this.address().port) })`
/** A program that starts another one, which listens on a free port and prints it, and ends with it. */
const tree = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(listen)}], { stdio: "inherit" })`

/** Writes a script into a folder, and starts it as npm does. */
function start(script: string, folder = mkdtempSync(path.join(tmpdir(), "command-"))): ChildProcess {
  writeFileSync(path.join(folder, "script.ts"), script)
  const lockfile = JSON.stringify({ packages: { "": {} } })
  mkdirSync(path.join(folder, "node_modules"), { recursive: true })
  for (const file of ["package-lock.json", "node_modules/.package-lock.json"])
    writeFileSync(path.join(folder, file), lockfile)
  const stdio = ["ignore", "pipe", "inherit"] as const
  return spawn(process.execPath, [path.resolve("scripts/run.cjs"), "script.ts"], { cwd: folder, stdio: [...stdio] })
}

/** Returns the first line that a process prints. */
async function firstLineOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error("The process has no output.")
  for await (const line of createInterface(stdout)) return line
  return ""
}

const isListening = (port: string) =>
  fetch(`http://127.0.0.1:${port}`, { signal: AbortSignal.timeout(5_000) }).then(
    () => true,
    (error: Error) => (error.cause as { code?: string } | undefined)?.code !== "ECONNREFUSED",
  )

// Windows has no signals: there, what the terminal sends is a matter of the terminal.
const onSignals = process.platform === "win32" ? it.skip : it

onSignals.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "ends the program of a command when only the command receives %s",
  async (signal) => {
    const child = start(`
      import { run } from ${pathOf("lib/run.ts")}
      void run(process.execPath, ["-e", ${JSON.stringify(listen)}], { output: console.log })`)
    const exit = once(child, "exit")
    const port = await firstLineOf(child)
    child.kill(signal)
    expect(await exit).toEqual([null, signal])
    await expect.poll?.(() => isListening(port))
    expect(await isListening(port)).toBe(false)
  },
)
