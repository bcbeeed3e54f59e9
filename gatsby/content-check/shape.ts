/** Content against the schemas of the content model: missing, unknown and misshapen fields. */
import { z } from "zod"
import { didYouMean, nearest } from "./didYouMean"
import { listed } from "./inWords"
import type { ContentPath, ContentProblem } from "./problem"
import { missingSentence, sentence } from "./sentences"
import { isRecord, placeAt, shapeOf, unwrap, valueAt, walk, type ParsedFile, type Schema } from "./walk"

/** All problems of shape of one file. Nothing where the file as a whole is of the wrong kind (`checkKind`). */
export function checkShape({ file, data }: ParsedFile): ContentProblem[] {
  const inFile = ({ path, message }: EntryProblem) => ({ file: file.path, path, message })
  if (file.kind === "single") return isRecord(data) ? checkEntry(file.schema, data).map(inFile) : []
  if (!Array.isArray(data)) return []
  return data.flatMap((entry: unknown, index) =>
    checkEntry(file.schema, entry).map(({ path, message }) => inFile({ path: [index, ...path], message })),
  )
}

type EntryProblem = Required<Pick<ContentProblem, "path" | "message">>

function checkEntry(schema: z.ZodObject, entry: unknown): EntryProblem[] {
  // An empty message marks what no schema has words of its own for.
  const result = z.safeParse(schema, entry, { error: () => "" })
  if (result.success) return []
  const issues = withConditions(result.error.issues, conditionsOf(schema, entry))
  const misspelt = misspeltFields(issues, schema, entry)
  const problems = issues.flatMap((issue): EntryProblem[] => {
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => unknownField(key, issue.path, schema, misspelt))
    return [
      { path: pathOf(issue), message: sentence(issue, valueAt(entry, pathOf(issue)), placeAt(schema, pathOf(issue))) },
    ]
  })
  return withoutRepetition(problems, [...misspelt.values()])
}

/** What a condition between fields of one group finds, and the fields that it looked at. */
interface Condition {
  issues: z.core.$ZodIssue[]
  reads: ContentPath[]
}

/**
 * Zod leaves the conditions between two fields unchecked where any field of the group is missing or of the wrong kind.
 * They are asked on their own, so that mending one mistake does not bring up the next one.
 */
function conditionsOf(root: Schema, entry: unknown): Condition[] {
  return [...walk(root, entry, [])].flatMap(({ schema, value, path }) => {
    if (!(schema instanceof z.ZodObject) || !isRecord(value)) return []
    const checks = (schema.def.checks ?? []).filter((check): check is z.ZodCustom => check instanceof z.ZodCustom)
    return checks.map((check) => ask(check, value, path))
  })
}

function ask(check: z.ZodCustom, group: Record<string, unknown>, path: ContentPath): Condition {
  const reads: ContentPath[] = []
  const observed = new Proxy(group, {
    get(target, name) {
      reads.push([...path, String(name)])
      return Reflect.get(target, name) as unknown
    },
  })
  try {
    const issues = check.safeParse(observed).error?.issues ?? []
    return { issues: issues.map((issue) => ({ ...issue, path: [...path, ...issue.path] })), reads }
  } catch {
    // The condition relies on a kind of value that is not there, which is a mistake of its own.
    return { issues: [], reads }
  }
}

/** A condition on a field that is wrong in itself says nothing new: it is left out until the field is mended. */
function withConditions(issues: readonly z.core.$ZodIssue[], conditions: readonly Condition[]): z.core.$ZodIssue[] {
  const identity = (issue: z.core.$ZodIssue) => keyOf([...pathOf(issue), issue.message])
  const fromConditions = new Set(conditions.flatMap((one) => one.issues.map(identity)))
  const own = issues.filter((issue) => !fromConditions.has(identity(issue)))
  const wrong = new Set(own.map((issue) => keyOf(pathOf(issue))))
  const sound = conditions.filter(({ reads }) => !reads.some((path) => wrong.has(keyOf(path))))
  return [...own, ...sound.flatMap((condition) => condition.issues)]
}

/** Unknown names that are slips for a field that is missing beside them: the path of each by the path of the other. */
function misspeltFields(issues: readonly z.core.$ZodIssue[], schema: Schema, entry: unknown): Map<string, string> {
  const misspelt = new Map<string, string>()
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue
    const group = valueAt(entry, pathOf(issue))
    const absent = namesAt(schema, pathOf(issue)).filter((name) => isRecord(group) && !Object.hasOwn(group, name))
    for (const key of issue.keys) {
      const meant = nearest(key, absent)
      if (meant !== undefined) misspelt.set(keyOf([...pathOf(issue), key]), keyOf([...pathOf(issue), meant]))
    }
  }
  return misspelt
}

function unknownField(
  key: string,
  group: readonly PropertyKey[],
  schema: Schema,
  misspelt: ReadonlyMap<string, string>,
): EntryProblem {
  const names = namesAt(schema, group.map(toStep))
  const path = [...group.map(toStep), key]
  const meant = misspelt.get(keyOf(path))
  const candidates = meant === undefined ? names : names.filter((name) => keyOf([...group.map(toStep), name]) === meant)
  return {
    path,
    message: `is not a field here.${didYouMean(key, candidates, ` Remove it. The fields are: ${listed(names)}.`)}`,
  }
}

/** One problem for each place, and none for a field that is only misspelt. */
function withoutRepetition(problems: readonly EntryProblem[], misspelt: readonly string[]): EntryProblem[] {
  const byPath = new Map<string, EntryProblem>()
  for (const problem of problems) {
    const key = keyOf(problem.path)
    const isNamedAlready = misspelt.includes(key) && problem.message.startsWith(missingSentence)
    if (!byPath.has(key) && !isNamedAlready) byPath.set(key, problem)
  }
  return [...byPath.values()]
}

function namesAt(root: Schema, path: ContentPath): string[] {
  const { schema } = placeAt(root, path)
  const group = schema && unwrap(schema)
  return group instanceof z.ZodObject ? Object.keys(shapeOf(group)) : []
}

const keyOf = (path: ContentPath) => JSON.stringify(path)

const pathOf = (issue: z.core.$ZodIssue): ContentPath => issue.path.map(toStep)

const toStep = (step: PropertyKey) => (typeof step === "number" ? step : String(step))
