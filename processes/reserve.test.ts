import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { reserve } from "./reserve"

const projectFolder = process.cwd()
beforeEach(() => process.chdir(mkdtempSync(path.join(tmpdir(), "reserve-"))))
afterEach(() => process.chdir(projectFolder))

/** Starts a process that reserves the site, and waits until it has. */
async function startOther() {
  const script = `require(${JSON.stringify(path.join(projectFolder, "processes/reserve.ts"))}).reserve("site").then(() => console.log("reserved"))
    process.stdin.resume().once("end", () => process.exit())`
  const child = spawn(process.execPath, ["--require", require.resolve("tsx/cjs"), "-e", script], {
    stdio: ["pipe", "pipe", "inherit"],
  })
  await once(child.stdout, "data")
  return child
}

it("refuses a second command that writes the same folders, until the first one ends", async () => {
  const other = await startOther()
  await expect(reserve("site")).rejects.toThrow(
    "Another command runs in this folder: npm start, npm run build, npm run develop or npm run content:edit. Stop it",
  )
  await reserve("tests")
  const ended = once(other, "exit")
  // Not with a signal: Windows ends a process without its event "exit".
  other.stdin.end()
  await ended
  await reserve("site")
})
