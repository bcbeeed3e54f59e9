import { servePostgres } from "./servePostgres"
import { startData } from "./startData"

async function main(): Promise<void> {
  const service = await startData(0)
  const databaseUrl = await servePostgres(service.database)
  // The parent disconnects to stop this process. A crash of the parent also disconnects it.
  process.once("disconnect", () => void service.close().then(() => process.exit(0)))
  process.send?.({ url: service.url, databaseUrl })
}

void main()
