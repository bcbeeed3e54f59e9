/** Runs the data API in a child process; see startDataProcess.ts for its arguments. */
import { servePostgres } from "./servePostgres"
import { startData } from "./startData"
import type { SqlMessage, SqlResult } from "./startDataProcess"

const [databasePort, folder] = process.argv.slice(2)
const service = await startData({ port: 0, folder })
const postgres = await servePostgres(service.database, Number(databasePort))

async function run({ text, parameters }: SqlMessage): Promise<SqlResult> {
  try {
    if (!parameters) return { rows: (await service.database.exec(text)).at(-1)?.rows ?? [] }
    return { rows: (await service.database.query(text, [...parameters])).rows }
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : ""
    return { error: { message: error instanceof Error ? error.message : String(error), code } }
  }
}

process.on("message", (message: SqlMessage & { id: number }) => {
  void run(message).then((result) => process.send?.({ id: message.id, ...result }))
})
// The parent disconnects to stop this process. A crash of the parent also disconnects it.
process.once("disconnect", () => {
  postgres.close()
  void service.close().then(() => process.exit(0))
})
process.send?.({ url: service.url, databaseUrl: postgres.url })
