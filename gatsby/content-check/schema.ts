import { z } from "zod"
import { wholeSchema } from "../content-model"
import { formatList, quote } from "./format"
import { issueMessage } from "./issueMessage"
import type { ContentPath, FieldProblem } from "./problem"
import { closestMatch } from "./suggestion"
import {
  definitionAt,
  isRecord,
  shapeOf,
  valueAt,
  type FieldDefinition,
  type ParsedFile,
  type Schema,
} from "./traverse"

/** A problem of a field; `isRemovable` if it is optional, so that its line may be left out. */
export type RemovableProblem<Problem = FieldProblem> = Problem & { isRemovable?: boolean }

/**
 * Reports missing, unknown and invalid fields: the first problem of each path. If an unknown name misspells a missing field, reports
 * only the unknown name.
 */
export function checkSchema({ file, data }: ParsedFile): RemovableProblem[] {
  const schema = wholeSchema(file)
  // An empty message marks an issue for which the model defines no message.
  const { error } = z.safeParse(schema, data, { error: () => "" })
  const problems = new Map<string, RemovableProblem>()
  const misspelled = new Set<string>()
  for (const issue of error?.issues ?? []) {
    const path = issue.path.map((step) => (typeof step === "number" ? step : String(step)))
    const found =
      issue.code === "unrecognized_keys"
        ? issue.keys.map((key) => unknownFieldProblem(key, path, schema, data, issue.keys.length === 1))
        : [fieldProblem(issue, path, valueAt(data, path), definitionAt(schema, path))]
    for (const { meant, ...problem } of found) {
      const pathKey = JSON.stringify(problem.path)
      if (!problems.has(pathKey)) problems.set(pathKey, problem)
      if (meant) misspelled.add(JSON.stringify([...path, meant]))
    }
  }
  return [...problems].filter(([key]) => !misspelled.has(key)).map(([, problem]) => problem)
}

function fieldProblem(issue: z.core.$ZodIssue, path: ContentPath, value: unknown, definition: FieldDefinition) {
  const message = issueMessage(issue, value, definition)
  const isEmpty = value === null || (typeof value === "string" && value.trim() === "") || isEmptyList(value)
  const isUnknownChoice = issue.code === "invalid_value" && value !== undefined && !message.includes("Did you mean")
  return { path, message, isRemovable: definition.isOptional && (isEmpty || isUnknownChoice), meant: undefined }
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
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
): RemovableProblem & { meant: string | undefined } {
  const { schema } = definitionAt(root, parentPath)
  const names = schema instanceof z.ZodObject ? Object.keys(shapeOf(schema)) : []
  const value = valueAt(data, parentPath)
  const absent = names.filter((name) => isRecord(value) && !Object.hasOwn(value, name))
  const required = absent.filter((name) => !definitionAt(root, [...parentPath, name]).isOptional)
  const meant = closestMatch(key, absent) ?? (isOnly && required.length === 1 ? required[0] : undefined)
  const present = closestMatch(key, names)
  const remedy =
    meant !== undefined
      ? `Did you mean ${quote(meant)}?`
      : present !== undefined
        ? `Remove it: this entry has ${quote(present)} already.`
        : `Remove it. The fields are: ${formatList(names)}.`
  return { path: [...parentPath, key], message: `is not a field here. ${remedy}`, meant }
}
