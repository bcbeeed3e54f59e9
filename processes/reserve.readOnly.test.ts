import { lock } from "proper-lockfile"
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { reserve } from "./reserve"

jest.mock("proper-lockfile", () => ({ lock: jest.fn() }))

const projectFolder = process.cwd()
beforeEach(() => process.chdir(mkdtempSync(path.join(tmpdir(), "reserve-"))))
afterEach(() => process.chdir(projectFolder))

it("reports another failure than a lock as it is", async () => {
  const error = Object.assign(new Error("EROFS: read-only file system"), { code: "EROFS" })
  jest.mocked(lock).mockRejectedValue(error)
  await expect(reserve("site")).rejects.toThrow("EROFS: read-only file system")
})
