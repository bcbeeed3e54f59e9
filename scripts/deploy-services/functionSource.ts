import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { digestOf } from "./functionVariables"

const folder = "supabase/functions/admissions"

/** Returns a digest of the files of the function that are deployed: not of tests, types and documents. */
export function sourceDigest(): string {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"))
  const files = names.filter((name) => /\.(ts|json)$/.test(name) && !/^testing\/|\.(test|d)\.ts$/.test(name))
  return digestOf(
    files
      .sort()
      .flatMap((name) => [name, readFileSync(path.join(folder, name), "utf8")])
      .join("\0"),
  )
}
