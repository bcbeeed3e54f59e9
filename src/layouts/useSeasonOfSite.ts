import { useMemo } from "react"
import { useLatestPast } from "../hooks/useLatestPast"
import { changesOf, seasonAt } from "../season"
import { useSiteContent } from "../site/useSiteContent"

/** Returns the value of `SeasonContext`, which each layout provides. */
export function useSeasonOfSite() {
  const { applications: texts, programs: allPrograms, build } = useSiteContent()
  const programs = allPrograms.nodes
  const builtAt = Date.parse(build?.time ?? "")
  const lastChange = useLatestPast(changesOf(programs), builtAt)
  return useMemo(
    () => ({
      season: seasonAt(programs, lastChange),
      lastChange,
      built: seasonAt(programs, builtAt),
      texts,
      builtOn: build?.day ?? "",
    }),
    [programs, lastChange, builtAt, texts, build],
  )
}
