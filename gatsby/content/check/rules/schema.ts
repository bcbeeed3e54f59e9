import { z } from "zod"
import { wholeSchema } from "../../model"
import { formatList, quote } from "../format"
import { issueMessage } from "./issueMessage"
import type { ContentPath, FieldProblem } from "../problem"
import { closestMatch } from "../suggestion"
import { definitionAt, isRecord, shapeOf, valueAt, type ParsedFile, type Schema } from "../traverse"

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
        ? issue.keys.map((key) => unknownFieldProblem(key, path, schema, data, issue.keys.length === 1))
        : [fieldProblem(issue, path, schema, data)]
    for (const { meant, ...problem } of found) {
      const pathKey = JSON.stringify(problem.path)
      if (!problems.has(pathKey)) problems.set(pathKey, problem)
      if (meant) misspelled.add(JSON.stringify([...path, meant]))
    }
  }
  return [...problems].filter(([key]) => !misspelled.has(key)).map(([, problem]) => problem)
}

function fieldProblem(issue: z.core.$ZodIssue, path: ContentPath, root: Schema, data: unknown) {
  const value = valueAt(data, path)
  const definition = definitionAt(root, path)
  const remedy =
    definition.isOptional && isEmpty(value) && isValidWithout(path, root, data)
      ? " Or remove the line: it may be left out."
      : ""
  return { path, message: `${issueMessage(issue, value, definition)}${remedy}`, meant: undefined }
}

function isEmpty(value: unknown): boolean {
  return value === null || (typeof value === "string" && value.trim() === "") || (Array.isArray(value) && !value.length)
}

/** Whether a rule of the group requires an optional field, as a picture requires an alternative text. */
function isValidWithout(path: ContentPath, root: Schema, data: unknown): boolean {
  const copy = structuredClone(data)
  const group = valueAt(copy, path.slice(0, -1))
  if (isRecord(group)) delete group[String(path.at(-1))]
  const { error } = z.safeParse(root, copy)
  return !error?.issues.some((issue) => JSON.stringify(issue.path) === JSON.stringify(path))
}

/**
 * Returns the problem of an unknown field and, in `meant`, the missing field that its name probably misspells.
 * @param isOnly whether the group has no other unknown field
 */
function unknownFieldProblem(
  key: string,
  parentPath: ContentPath,
  root: Schema,
  data: unknown,
  isOnly: boolean,
): FieldProblem & { meant: string | undefined } {
  const { schema } = definitionAt(root, parentPath)
  const names = schema instanceof z.ZodObject ? Object.keys(shapeOf(schema)) : []
  const value = valueAt(data, parentPath)
  const absent = names.filter((name) => isRecord(value) && !Object.hasOwn(value, name))
  const required = absent.filter((name) => !definitionAt(root, [...parentPath, name]).isOptional)
  const meant = closestMatch(key, absent) ?? (isOnly && required.length === 1 ? required[0] : undefined)
  const remedy =
    meant === undefined ? `Remove it. The fields are: ${formatList(names)}.` : `Did you mean ${quote(meant)}?`
  return { path: [...parentPath, key], message: `is not a field here. ${remedy}`, meant }
}
