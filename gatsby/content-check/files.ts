/** Which files there are, and whether each holds what its place in the model says: a list or a single group. */
import type { ContentFile } from "../content-model"
import { didYouMean } from "./didYouMean"
import { kindInWords, valueInWords } from "./inWords"
import type { ContentProblem } from "./problem"
import { isRecord, type ParsedFile } from "./walk"

/** Files of the model that are not there, then files that are not of the model. */
export function checkFiles(files: readonly ContentFile[], present: Iterable<string>): ContentProblem[] {
  const known = files.map(({ path }) => path)
  const found = [...present]
  const missing = known.filter((path) => !found.includes(path))
  const unknown = found.filter((path) => !known.includes(path))
  return [
    ...missing.map((file) => ({
      file,
      path: [],
      message: `is not there. Put it back, or take the last version from the history.${didYouMean(file, unknown)}`,
    })),
    ...unknown.map((file) => ({
      file,
      path: [],
      message: `is not one that the site reads.${didYouMean(file, known, " Remove it, or ask a developer to add it to the content model.")}`,
    })),
  ]
}

/** A single group where a list has to be, and the other way round. */
export function checkKind({ file, data }: ParsedFile): ContentProblem[] {
  const fits = file.kind === "list" ? Array.isArray(data) : isRecord(data)
  if (fits) return []
  const wanted = file.kind === "list" ? `a list of entries: [ { … }, { … } ]` : kindInWords.object
  return [{ file: file.path, path: [], message: `is ${valueInWords(data)}, but has to be ${wanted}.` }]
}
