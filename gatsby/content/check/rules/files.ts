import type { ContentFile } from "../../model"
import { quote } from "../format"
import type { ContentProblem } from "../problem"
import { didYouMean } from "../suggestion"
import type { ParsedFile } from "../traverse"
import type { ValidContent } from "./validContent"

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

/** Reports files with the content of another, in which every entry would be a mistake. */
export function checkSwapped(content: readonly ParsedFile[], valid: ValidContent): ContentProblem[] {
  return content.flatMap(({ file, data }) => {
    if (file.path in valid) return []
    const other = content.find((one) => one.file !== file && JSON.stringify(one.data) === JSON.stringify(data))
    const message = `has the content of ${quote(other?.file.path ?? "")}. Restore the last version from the Git history.`
    return other ? [{ file: file.path, path: [], message }] : []
  })
}
