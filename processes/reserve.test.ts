import { spawn } from "node:child_process"
import { once } from "node:events"
import path from "node:path"
import lockfile from "proper-lockfile"
import { temporaryFolder } from "../test/temporaryFolder"
import { reserve } from "./reserve"

const projectFolder = process.cwd()
beforeEach(() => process.chdir(temporaryFolder()))
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

it("reports another failure than a lock as it is", async () => {
  const error = Object.assign(new Error("EROFS: read-only file system"), { code: "EROFS" })
  jest.spyOn(lockfile, "lock").mockRejectedValue(error)
  await expect(reserve("site")).rejects.toThrow("EROFS: read-only file system")
})
