import { z } from "zod"
import { wholeSchema } from "../../model"
import { formatList, quote } from "../../../messages/format"
import { issuePredicate } from "./issuePredicate"
import { predicate, type FieldMistake } from "../mistake"
import type { ParsedFile } from "../../model/fields"
import { once } from "../../model/once"
import { definitionAt, shapeOf, type Schema } from "../../model/schema"
import { type ContentPath, valueAt } from "../../model/values"
import { closestMatch } from "../../../messages/suggestion"

/**
 * Reports missing, unknown and invalid fields: the first mistake of each path. If an unknown name misspells a missing
 * field, reports only the unknown name.
 */
export const checkSchema = once(({ file, data }: ParsedFile): FieldMistake[] => {
  const schema = wholeSchema(file)
  // An empty message marks an issue for which the model defines no message.
  const { error } = z.safeParse(schema, data, { error: () => "" })
  const mistakes = new Map<string, FieldMistake>()
  const misspelled = new Set<string>()
  const add = (mistake: FieldMistake) => {
    const key = JSON.stringify(mistake.path)
    if (!mistakes.has(key)) mistakes.set(key, mistake)
  }
  for (const issue of error?.issues ?? []) {
    const path = issue.path.map((step) => (typeof step === "number" ? step : String(step)))
    if (issue.code !== "unrecognized_keys")
      add({
        path,
        ...issuePredicate(issue, valueAt(data, path), definitionAt(schema, path)),
        ...besideOf(issue, path),
      })
    else
      for (const key of issue.keys) {
        const { meant, names } = meantField(key, path, schema, data, issue.keys.length === 1)
        if (meant !== undefined) misspelled.add(JSON.stringify([...path, meant]))
        const remedy =
          meant === undefined ? `Remove it. The fields are: ${formatList(names)}.` : `Did you mean ${quote(meant)}?`
        add({ path: [...path, key], ...predicate`is not a field here. ${remedy}` })
      }
  }
  return [...mistakes].filter(([key]) => !misspelled.has(key)).map(([, mistake]) => mistake)
})

/** Returns the path of the field that requires a missing one (`crossFieldRule`). */
function besideOf(issue: z.core.$ZodIssue, path: ContentPath): Pick<FieldMistake, "beside"> {
  const beside: unknown = issue.code === "custom" ? issue.params?.["beside"] : undefined
  return typeof beside === "string" ? { beside: [...path.slice(0, -1), beside] } : {}
}

/**
 * Returns the missing field that an unknown name probably misspells, and the names of all fields of the group.
 * @param isOnly whether the group has no other unknown field
 */
function meantField(key: string, group: ContentPath, root: Schema, data: unknown, isOnly: boolean) {
  const { schema } = definitionAt(root, group)
  const names = schema instanceof z.ZodObject ? Object.keys(shapeOf(schema)) : []
  const absent = names.filter((name) => valueAt(data, [...group, name]) === undefined)
  const required = absent.filter((name) => !definitionAt(root, [...group, name]).isOptional)
  const meant = closestMatch(key, absent) ?? (isOnly && required.length === 1 ? required[0] : undefined)
  return { meant, names }
}
