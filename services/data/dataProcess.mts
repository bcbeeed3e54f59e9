/** The data API as a process of its own, for unit tests; see startDataProcess.ts. Its one argument is the folder. */
import { startData } from "./startData"

const [folder] = process.argv.slice(2)
const service = await startData({ port: 0, folder })
process.send?.(service.url)
// The parent hangs up to end it; a parent that died has hung up too.
process.once("disconnect", () => {
  void service.close().then(() => process.exit(0))
})
