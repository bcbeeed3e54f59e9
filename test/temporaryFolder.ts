import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

const folders: string[] = []

// On Windows, a folder that is being watched cannot be deleted at once.
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, maxRetries: 10 })))

/** Returns a new empty folder, which is deleted after the last test of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "test-"))
  folders.push(folder)
  return folder
}
