/** The embedded database as a process of its own, for unit tests; see startDatabaseProcess.ts. */
import { openDatabase } from "./openDatabase"
import type { StatementOrder, StatementResult } from "./startDatabaseProcess"

const database = await openDatabase()

async function resultOf({ text, parameters }: StatementOrder): Promise<StatementResult> {
  try {
    if (!parameters) return { rows: (await database.exec(text)).at(-1)?.rows ?? [] }
    return { rows: (await database.query(text, [...parameters])).rows }
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : ""
    return { error: { message: error instanceof Error ? error.message : String(error), code } }
  }
}

process.on("message", (order: StatementOrder & { id: number }) => {
  void resultOf(order).then((result) => process.send?.({ id: order.id, ...result }))
})
process.send?.({ id: 0 })
// The parent hangs up to end it; a parent that died has hung up too.
process.once("disconnect", () => {
  void database.close().then(() => process.exit(0))
})
