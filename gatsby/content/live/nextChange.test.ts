import fs from "node:fs"
import { nextChange } from "./nextChange"

it("reports the deletion of the folder, which Windows reports as an error", async () => {
  const watch = jest.spyOn(fs, "watch")
  const change = nextChange("test/content")
  const watcher = watch.mock.results[0]?.value as fs.FSWatcher
  watcher.emit("error", new Error("EPERM: operation not permitted, watch"))
  await expect(change).resolves.toBeUndefined()
})
