import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { createInterface } from "node:readline"
import { endTree, run } from "./run"

/** Returns the path of a module of this folder as a literal. */
const pathOf = (module: string) => JSON.stringify(path.resolve("scripts/lib", module))

/** Listens on a free port, and prints it. */
const serve = `require("node:net").createServer().listen(0, "127.0.0.1", function () { console.log(this.address().port) })`

/** Starts a program, as \`gatsby develop\` does, and ends when it has ended. */
const tree = `
  const { spawn } = require("node:child_process")
  process.on("SIGINT", () => {})
  spawn(process.execPath, ["-e", ${JSON.stringify(serve)}], { stdio: "inherit" }).on("exit", () => console.log("The programs have ended."))`

/** A command that runs the tree, and closes a service at the end. */
const command = `
  import { closeOnSignal } from ${pathOf("closeOnSignal.ts")}
  import { run } from ${pathOf("run.ts")}
  closeOnSignal(async () => console.log("The service is closed."))
  void run(process.execPath, ["-e", ${JSON.stringify(tree)}], { output: console.log }).then(() =>
    console.log("The command goes on."),
  )`

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

// Windows has no signals: there, what the terminal sends is a matter of the terminal.
const onSignals = process.platform === "win32" ? it.skip : it

onSignals.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "ends the programs of a command and what they have started, then its services, when the command receives %s",
  async (signal) => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), "command-")), "command.ts")
    writeFileSync(file, command)
    const child = spawn(process.execPath, ["--require", "tsx/cjs", file], { stdio: ["ignore", "pipe", "inherit"] })
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

it("ends a program and what it has started on request", async () => {
  const request = new AbortController()
  let port = ""
  const output = (line: string) => {
    port ||= line
    request.abort()
  }
  await run(process.execPath, ["-e", tree], { output, signal: request.signal })
  expect(await isListening(port)).toBe(false)
})

it("kills a program that ignores the request to end", async () => {
  const options = { detached: process.platform !== "win32" }
  const child = spawn(process.execPath, ["-e", `process.on("SIGINT", () => {}); ${serve}`], options)
  const closed = once(child, "close")
  await nextOf(linesOf(child))
  await endTree(child, 100)
  expect((await closed).filter(Boolean)).toEqual([process.platform === "win32" ? 1 : "SIGKILL"])
})

it("passes arguments unchanged to a program of a package, also in a folder whose name a shell would split", async () => {
  const site = path.join(mkdtempSync(path.join(tmpdir(), "run-")), "My Site (ü) & $HOME")
  mkdirSync(path.join(site, "node_modules/gatsby"), { recursive: true })
  writeFileSync(path.join(site, "node_modules/gatsby/package.json"), `{ "bin": { "gatsby": "./cli.js" } }`)
  const print = "console.log(JSON.stringify(process.argv.slice(2)))"
  writeFileSync(path.join(site, "node_modules/gatsby/cli.js"), print)
  const file = path.join(site, "command.ts")
  writeFileSync(
    file,
    `import { run } from ${pathOf("run.ts")}
     void run("gatsby", ["a b", '"c" & %PATH% $PATH *'], { output: console.log })`,
  )
  const args = ["--require", require.resolve("tsx/cjs"), file]
  const child = spawn(process.execPath, args, { cwd: site, stdio: ["ignore", "pipe", "inherit"] })
  expect(await nextOf(linesOf(child))).toBe(JSON.stringify(["a b", '"c" & %PATH% $PATH *']))
})
