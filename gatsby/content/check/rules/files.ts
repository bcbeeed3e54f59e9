import type { ContentFile } from "../../model"
import type { ContentProblem } from "../problem"
import { didYouMean } from "../suggestion"

/** Reports files of the model that are missing, then files that are not in the model. */
export function checkFiles(files: readonly ContentFile[], present: Iterable<string>): ContentProblem[] {
  const known = files.map(({ path }) => path)
  const found = [...present]
  const missing = known.filter((path) => !found.includes(path))
  const unknown = found.filter((path) => !known.includes(path))
  return [
    ...missing.map((file) => ({
      file,
      path: [],
      message: `is missing. Restore the last version from the Git history. A list without entries is a file that contains only [].${didYouMean(file, unknown)}`,
    })),
    ...unknown.map((file) => ({
      file,
      path: [],
      message: `is not used by the site.${didYouMean(file, known, " Remove it, or ask a developer to add it to the content model.")}`,
    })),
  ]
}
