import { execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { temporaryFolder } from "../test/temporaryFolder"

const runner = path.resolve("scripts/run.cjs")
const lockfile = JSON.stringify({ packages: { "": {}, "node_modules/one": { version: "1.0.0" } } })

/** What npm does first. */
const installOne = `fs.mkdirSync("node_modules/one", { recursive: true }); fs.writeFileSync("node_modules/one/package.json", "{}")`

// Windows has neither signals nor a shell named sh.
const onSignals = process.platform === "win32" ? it.skip : it

let folder: string
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}
/** Replaces npm. @param script what it does */
const putNpm = (script: string) =>
  put(
    "npm-cli.js",
    `const fs = require("node:fs")
     fs.appendFileSync("npm.log", process.argv.slice(2).join(" ") + "\\n")
     ${script}`,
  )
// npm sets this variable to its own path.
const environment = () => ({ ...process.env, npm_execpath: path.join(folder, "npm-cli.js") })

beforeEach(() => {
  folder = temporaryFolder()
  put("package-lock.json", lockfile)
})

const run = (script: string) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      [runner, script, "--json"],
      { cwd: folder, env: environment() },
      (error, stdout, stderr) => resolve({ code: typeof error?.code === "number" ? error.code : 0, stdout, stderr }),
    )
  })

it("installs the packages once, without writing to the output of the script", async () => {
  put("script.ts", "const text: string = process.argv.slice(2).join(); console.log(text)")
  putNpm(`console.log("added"); ${installOne}; fs.copyFileSync("package-lock.json", "node_modules/.package-lock.json")`)
  const [first, second] = [await run("script.ts"), await run("script.ts")]
  expect(first).toMatchObject({ code: 0, stdout: "--json\n", stderr: expect.stringContaining("added\n") as string })
  expect(second).toEqual({ code: 0, stdout: "--json\n", stderr: "" })
  expect(readFileSync(path.join(folder, "npm.log"), "utf8").split("\n")).toEqual([
    expect.stringMatching(/^ci .*--include=dev$/),
    "",
  ])
})

it("says what to do if npm fails, and installs again with the next command", async () => {
  put("node_modules/.package-lock.json", lockfile)
  putNpm(`${installOne}; console.error("no network"); process.exit(1)`)
  for (const attempt of [await run("script.ts"), await run("script.ts")]) {
    expect(attempt.code).toBe(1)
    expect(attempt.stderr).toMatch(
      /no network\nThe packages could not be installed; npm's message is above\. Fix its cause/,
    )
  }
})

it("prints only the message of an error that the script throws", async () => {
  put("node_modules/.package-lock.json", lockfile)
  put("node_modules/one/package.json", "{}")
  put("script.ts", `throw new Error("Do this.")`)
  expect(await run("script.ts")).toEqual({ code: 1, stdout: "", stderr: "Do this.\n" })
})

onSignals("ends npm and the command when Ctrl+C interrupts the installation, also if npm goes on", async () => {
  putNpm(`process.on("SIGINT", () => {}); console.error("installing"); setInterval(() => {}, 1000)`)
  put("script.ts", `console.log("The script runs.")`)
  // A group of processes, to which a terminal sends the signal.
  const child = spawn(process.execPath, [runner, "script.ts"], { cwd: folder, env: environment(), detached: true })
  // Closed when npm has ended too.
  const closed = once(child, "close")
  for await (const chunk of child.stderr) if (String(chunk).includes("installing")) break
  process.kill(-(child.pid ?? 0), "SIGINT")
  expect(await closed).toEqual([null, "SIGINT"])
})

onSignals("ends the script when a signal ends the shell in which npm has started it", async () => {
  put("node_modules/.package-lock.json", lockfile)
  put("node_modules/one/package.json", "{}")
  put("script.ts", `console.log("ready"); setInterval(() => {}, 1000)`)
  const shell = spawn("sh", ["-c", `"${process.execPath}" "${runner}" script.ts; true`], {
    cwd: folder,
    env: { ...environment(), npm_lifecycle_event: "start" },
    stdio: ["ignore", "pipe", "inherit"],
  })
  await once(shell.stdout, "data")
  // Closed when the script has ended too.
  const closed = once(shell, "close")
  shell.kill()
  expect(await closed).toEqual([null, "SIGTERM"])
})
