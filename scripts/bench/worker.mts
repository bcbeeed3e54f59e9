/** Runs one worker of the records broker in a child process; see decisionDay.ts. The argument is its configuration as JSON. */
import postgres from "postgres"
import { serve } from "../../services/listen"
import { createWorker, type ProcessOptions } from "./decisionDay"

const { databaseUrl, tableUrl } = JSON.parse(process.argv[2] ?? "") as ProcessOptions
// The options of supabase/functions/records/index.ts.
const sql = postgres(databaseUrl, { prepare: false, max: 2, idle_timeout: 20, connect_timeout: 10 })
const { handle } = createWorker(
  async <Row extends object>(text: string, parameters: readonly (string | null)[]) =>
    await sql.unsafe<Row[]>(text, [...parameters]),
  tableUrl,
  () => undefined,
)
const { url } = await serve(handle, 0)
process.send?.(url)
// The parent disconnects to stop this process. A crash of the parent also disconnects it.
process.once("disconnect", () => process.exit(0))
