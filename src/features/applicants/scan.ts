import type { Answer } from "./askForPage"
import type { Outcome } from "./outcome"

/** Pages one after another without a record that was not there before: then they lead nowhere. Some are empty by right. */
const mostBarrenPages = 25

type Ask = (offset: string | undefined) => Promise<Exclude<Answer, { kind: "busy" }>>

/**
 * Follows the pages of a list until a UUID matches exactly. An empty page with an offset is followed too; a list that has
 * expired meanwhile is read once more from its first page.
 * @param ask gives the page at an offset; the first one has none
 */
export async function scan(uuid: string, ask: Ask): Promise<Outcome> {
  let offset: string | undefined
  let isSecondRun = false
  let barrenPages = 0
  const offsets = new Set<string>()
  const uuids = new Set<string>()
  for (;;) {
    const answer = await ask(offset)
    if (answer.kind === "failed") return answer
    if (answer.kind === "iteratorGone") {
      if (isSecondRun) return { kind: "failed", reason: "expired" }
      isSecondRun = true
      offset = undefined
      barrenPages = 0
      offsets.clear()
      uuids.clear()
      continue
    }
    const { records, offset: next } = answer.page
    const match = records.find((record) => record.uuid === uuid)
    if (match) return { kind: "found", name: match.name.trim() }
    if (next === undefined) return { kind: "notFound" }
    barrenPages = records.some((record) => record.uuid && !uuids.has(record.uuid)) ? 0 : barrenPages + 1
    if (offsets.has(next) || barrenPages >= mostBarrenPages) return { kind: "failed", reason: "endless" }
    offsets.add(next)
    for (const record of records) uuids.add(record.uuid)
    offset = next
  }
}
