import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { createInterface } from "node:readline"
import { endGroup } from "./run"

/** Listens on a free port, and prints it. */
const serve = `require("node:net").createServer().listen(0, "127.0.0.1", function () { console.log(this.address().port) })`

/** Starts a program, as \`gatsby develop\` does, and ends when it has ended. */
const tree = `
  const { spawn } = require("node:child_process")
  process.on("SIGINT", () => {})
  spawn(process.execPath, ["-e", ${JSON.stringify(serve)}], { stdio: "inherit" }).on("exit", () => console.log("The programs have ended."))`

/** A command that runs the tree, and closes a service at the end. */
const command = `
  import { closeOnSignal } from ${JSON.stringify(path.resolve("scripts/lib/closeOnSignal.ts"))}
  import { run } from ${JSON.stringify(path.resolve("scripts/lib/run.ts"))}
  closeOnSignal(async () => console.log("The service is closed."))
  await run(process.execPath, ["-e", ${JSON.stringify(tree)}], { output: console.log })
  console.log("The command goes on.")`

/** Returns an iterator over the lines that a process prints. */
function linesOf({ stdout }: ChildProcess) {
  if (!stdout) throw new Error("The process has no output.")
  return createInterface(stdout)[Symbol.asyncIterator]()
}

/** Returns the next line; undefined at the end. */
async function nextOf(lines: ReturnType<typeof linesOf>): Promise<string | undefined> {
  const result = await lines.next()
  return result.done ? undefined : result.value
}

const isListening = (port = "") =>
  fetch(`http://127.0.0.1:${port}`, { signal: AbortSignal.timeout(5_000) }).then(
    () => true,
    (error: Error) => (error.cause as { code?: string } | undefined)?.code !== "ECONNREFUSED",
  )

it.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "ends the programs of a command and what they have started, then its services, when the command receives %s",
  async (signal) => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), "command-")), "command.mts")
    writeFileSync(file, command)
    const child = spawn(process.execPath, ["--import", "tsx", file], { stdio: ["ignore", "pipe", "inherit"] })
    const closed = once(child, "close")
    const lines = linesOf(child)
    const port = await nextOf(lines)
    child.kill(signal)
    expect([await nextOf(lines), await nextOf(lines), await nextOf(lines)]).toEqual([
      "The programs have ended.",
      "The service is closed.",
      undefined,
    ])
    expect(await closed).toEqual([null, signal])
    expect(await isListening(port)).toBe(false)
  },
)

it("kills a program that ignores the request to end", async () => {
  const child = spawn(process.execPath, ["-e", `process.on("SIGINT", () => {}); ${serve}`], { detached: true })
  const closed = once(child, "close")
  await nextOf(linesOf(child))
  await endGroup(child, 100)
  expect(await closed).toEqual([null, "SIGKILL"])
})
