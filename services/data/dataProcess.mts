/** Runs the data API in a child process; see startDataProcess.ts for its arguments. */
import { servePostgres } from "./servePostgres"
import { startData } from "./startData"

const [databasePort, folder] = process.argv.slice(2)
const service = await startData(0, folder)
const databaseUrl = await servePostgres(service.database, Number(databasePort))
// The parent disconnects to stop this process. A crash of the parent also disconnects it.
process.once("disconnect", () => void service.close().then(() => process.exit(0)))
process.send?.({ url: service.url, databaseUrl })
