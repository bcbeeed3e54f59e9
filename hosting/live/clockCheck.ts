import type { Environment } from "../../environment"
import { NotChecked, type Check } from "../checks/check"
import { sendToService } from "../checks/request"
import { functionUrl, readStatus } from "./functionStatus"
import { failsAbove } from "./responses"

/** Milliseconds that the clock of the database may differ. */
const maxClockDifference = 60_000

export function clockCheck(environment: Environment): Check {
  const base = functionUrl(environment)
  return {
    title: "the clock of the database, by which letters open, is right to a minute",
    remedy: "Correct the clock of the server of the database. Until then, letters open early or late.",
    run: async () => {
      const headers = { authorization: `Bearer ${environment.GATSBY_RECORDS_API_KEY}` }
      const now = Date.parse((await readStatus(base, headers)).now)
      // Two others, because one of them may be wrong too.
      const others = [`${environment.GATSBY_SUPABASE_URL.replace(/\/+$/, "")}/rest/v1/`, environment.GATSBY_FORMS_URL]
      const differences: number[] = []
      for (const url of others) {
        const response = await sendToService(url).catch(failsAbove)
        const difference = now - Date.parse(response.headers.get("date") ?? "")
        if (!Number.isNaN(difference)) differences.push(difference)
      }
      if (differences.length < others.length) throw new NotChecked("A service does not send its time")
      if (differences.some((difference) => Math.abs(difference) <= maxClockDifference)) return
      const [seconds] = differences.map((difference) => Math.round(difference / 1_000))
      throw new Error(`It is ${Math.abs(seconds ?? 0)} s ${(seconds ?? 0) > 0 ? "ahead of" : "behind"} two services`)
    },
  }
}
