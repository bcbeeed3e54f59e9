import type { People, Publication } from "../../supabase/functions/admissions/publication"
import type { FormerHolders } from "../changes/compare"
import { nothing, type Client } from "./client"

/**
 * Returns the names that the links of added people showed in the earlier publications, by id: a person who has such a
 * link could read the page of another one.
 */
export async function formerHoldersOf(client: Client, before: Publication, after: People): Promise<FormerHolders> {
  const holders = new Map<string, string[]>()
  const published = new Set(before.records.map(({ uuid }) => uuid))
  const added = new Set(after.records.flatMap(({ uuid }) => (published.has(uuid) ? [] : [uuid])))
  if (before.version === 0 || added.size === 0) return holders
  const { publications } = await client.readStatus()
  for (const { version } of publications.filter((info) => info.version < before.version)) {
    // The oldest one is deleted if another person publishes meanwhile.
    const { records } = await client.readPublication(version).catch(() => nothing)
    for (const { uuid, name } of records) if (added.has(uuid)) holders.set(uuid, [...(holders.get(uuid) ?? []), name])
  }
  return holders
}
