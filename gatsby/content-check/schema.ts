import { z } from "zod"
import { wholeSchema } from "../content-model"
import { formatList } from "./format"
import { issueMessage } from "./issueMessage"
import type { ContentPath, FieldProblem } from "./problem"
import { closestMatch, didYouMean } from "./suggestion"
import { definitionAt, isRecord, shapeOf, valueAt, type ParsedFile, type Schema } from "./traverse"

/**
 * Reports missing, unknown and invalid fields: the first problem of each path. If an unknown name misspells a missing field, reports
 * only the unknown name.
 */
export function checkSchema({ file, data }: ParsedFile): FieldProblem[] {
  const schema = wholeSchema(file)
  // An empty message marks an issue for which the model defines no message.
  const { error } = z.safeParse(schema, data, { error: () => "" })
  const problems = new Map<string, FieldProblem>()
  const misspelled = new Set<string>()
  for (const issue of error?.issues ?? []) {
    const path = issue.path.map((step) => (typeof step === "number" ? step : String(step)))
    const found =
      issue.code === "unrecognized_keys"
        ? issue.keys.map((key) => unknownFieldProblem(key, path, schema, data))
        : [{ path, message: issueMessage(issue, valueAt(data, path), definitionAt(schema, path)), meant: undefined }]
    for (const { meant, ...problem } of found) {
      const pathKey = JSON.stringify(problem.path)
      if (!problems.has(pathKey)) problems.set(pathKey, problem)
      if (meant) misspelled.add(JSON.stringify([...path, meant]))
    }
  }
  return [...problems].filter(([key]) => !misspelled.has(key)).map(([, problem]) => problem)
}

/** Returns the problem of an unknown field and, in `meant`, the missing field that its name probably misspells. */
function unknownFieldProblem(
  key: string,
  parentPath: ContentPath,
  root: Schema,
  data: unknown,
): FieldProblem & { meant: string | undefined } {
  const { schema } = definitionAt(root, parentPath)
  const names = schema instanceof z.ZodObject ? Object.keys(shapeOf(schema)) : []
  const value = valueAt(data, parentPath)
  const meant = closestMatch(
    key,
    names.filter((name) => isRecord(value) && !Object.hasOwn(value, name)),
  )
  const suggestion = didYouMean(key, meant ? [meant] : names, ` Remove it. The fields are: ${formatList(names)}.`)
  return { path: [...parentPath, key], message: `is not a field here.${suggestion}`, meant }
}
