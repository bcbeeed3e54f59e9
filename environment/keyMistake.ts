import { payloadOf } from "../supabase/functions/admissions/variableSlips"
import { projectOf } from "./addresses"
import type { Variables } from "./parseVariables"

/** Reports a key that does not belong to the project at Supabase, or is the password of its database. */
export function keyMistake({ GATSBY_SUPABASE_URL: url = "", GATSBY_SUPABASE_ANON_KEY: key = "" }: Variables): string[] {
  const project = projectOf(url)
  if (!project || !key || key.startsWith("sb_")) return []
  const { role, ref = project } = payloadOf(key) ?? {}
  if (role === "anon" && ref === project) return []
  return [
    `GATSBY_SUPABASE_ANON_KEY is no public key of the project "${project}". ` +
      "Copy the publishable key, which begins with sb_publishable_, from the project's API keys at Supabase.",
  ]
}
