import { posix } from "node:path"
import type { ContentFile } from "../../model"
import type { ContentMistake } from "../mistake"
import { closestMatch, didYouMean } from "../../../messages/suggestion"

/** Some editors add `.txt` to a name. */
const baseName = (path: string) => posix.basename(path, ".txt")

/**
 * Reports files of the model that are missing, then JSON files that are not in the model.
 * @param present paths of the JSON files
 * @param others paths of the files that are neither JSON nor pictures
 */
export function checkFiles(
  files: readonly ContentFile[],
  present: readonly string[],
  others: readonly string[],
): ContentMistake[] {
  const known = files.map(({ path }) => path)
  const unknown = present.filter((path) => !known.includes(path))
  const moved = new Set<string>()
  const missing = known
    .filter((path) => !present.includes(path))
    .map((file) => {
      const place =
        [...unknown, ...others].find((path) => baseName(path) === baseName(file)) ?? closestMatch(file, unknown)
      if (place) moved.add(place)
      const remedy = place
        ? `Rename content/${place} to content/${file}.`
        : "Restore the last version from the Git history. A list without entries is a file that contains only []."
      return { file, path: [], message: `is missing. ${remedy}` }
    })
  return [
    ...missing,
    ...unknown
      .filter((path) => !moved.has(path))
      .map((file) => ({
        file,
        path: [],
        message: `is not used by the site.${didYouMean(file, known, " Remove it, or ask a developer to add it to the content model.")}`,
      })),
  ]
}
