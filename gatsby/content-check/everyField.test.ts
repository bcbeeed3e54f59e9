/**
 * Each field of each content file alone: without it, of the wrong kind and blank. The cases are made from the schemas, so a field
 * that is added to the model is tested at once, and one that the fixture lacks is named.
 */
import { z } from "zod"
import { contentFiles, type ContentFile } from "../content-model"
import { contentWith, linesOf, validContent, withValue } from "./fixtures"
import { formatProblem, type ContentPath } from "./problem"
import { placeAt, shapeOf, unwrap, valueAt, type Place, type Schema } from "./walk"

interface Case {
  file: string
  path: ContentPath
  place: Place
}

/** What has to be there because another field is, by the end of its path; and the field that is named then. */
const neededByAnother: Readonly<Record<string, string>> = {
  imageAlt: "imageAlt",
  collageAlt: "collageAlt",
  timeZone: "timeZone",
  price: "priceCurrency",
  priceCurrency: "priceCurrency",
  toPath: "toPath",
  toForm: "toPath",
}

const cases = contentFiles.flatMap(casesOf)
const named = (list: Case[]) => list.map((one) => [titleOf(one), one] as const)

/** The fields of the first entry that has each, and of the first item of every list in it. */
function casesOf(file: ContentFile): Case[] {
  const data = validContent[file.path]
  return pathsIn(file.schema).map((path) => {
    const entry = Array.isArray(data) ? data.findIndex((one: unknown) => valueAt(one, path) !== undefined) : undefined
    const start = entry === undefined ? [] : [Math.max(entry, 0)]
    return { file: file.path, path: [...start, ...path], place: placeAt(file.schema, path) }
  })
}

function pathsIn(schema: Schema): ContentPath[] {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray) return pathsIn(inner.element).map((path) => [0, ...path])
  if (!(inner instanceof z.ZodObject)) return []
  return Object.entries(shapeOf(inner)).flatMap(([key, field]) => [
    [key],
    ...pathsIn(field).map((path) => [key, ...path]),
  ])
}

function titleOf({ file, path }: Case): string {
  return formatProblem({ file, path, message: "" }).trim()
}

/** The changed file is checked on its own: the tests of links and facts are about what files say of one another. */
function linesWith({ file, path }: Case, value: unknown): string[] {
  return linesOf(withValue(file, path, value).filter((parsed) => parsed.file.path === file))
}

it("is about content without a mistake", () => {
  expect(linesOf(contentWith())).toEqual([])
})

it("is about content that has every field of the model", () => {
  const absent = cases.filter(({ file, path }) => valueAt(validContent[file], path) === undefined)
  expect(absent.map(titleOf)).toEqual([])
})

it.each(named(cases.filter(({ place }) => !place.optional)))(
  "says that a required field is missing: %s",
  (title, one) => {
    expect(linesWith(one, undefined)).toEqual([expect.stringMatching(startsWith(`${title} is missing. Write it as `))])
  },
)

it.each(named(cases.filter(({ place, path }) => place.optional && !(String(path.at(-1)) in neededByAnother))))(
  "does without an optional field: %s",
  (_, one) => {
    expect(linesWith(one, undefined)).toEqual([])
  },
)

it.each(named(cases.filter(({ path }) => String(path.at(-1)) in neededByAnother)))(
  "says which field is needed by another: %s",
  (_, one) => {
    const other = neededByAnother[String(one.path.at(-1))] ?? ""
    const title = titleOf({ ...one, path: [...one.path.slice(0, -1), other] })
    const isNeeded = one.place.optional || other !== one.path.at(-1)
    expect(linesWith(one, undefined)).toEqual([
      expect.stringMatching(startsWith(title + (isNeeded ? " " : " is missing."))),
    ])
  },
)

it.each(named(cases))("says what stands there and what has to: %s", (title, one) => {
  for (const [wrong, words] of wrongValues(one.place.schema))
    expect(linesWith(one, wrong)).toEqual([expect.stringMatching(startsWith(`${title} is ${words}, but has to be `))])
})

it.each(named(cases.filter(({ place }) => isText(place.schema))))("says that a text is empty: %s", (title, one) => {
  for (const blank of ["", "  "])
    expect(linesWith(one, blank)).toEqual([expect.stringMatching(startsWith(`${title} is empty. `))])
})

it.each(named(cases.filter(({ place }) => place.schema instanceof z.ZodObject)))(
  "names an unknown field in %s",
  (title, one) => {
    const group = valueAt(validContent[one.file], one.path) as object
    expect(linesWith(one, { ...group, qqqq: 1 })).toEqual([
      expect.stringMatching(startsWith(`${title} → "qqqq" is not a field here. Remove it. The fields are: "`)),
    ])
  },
)

function isText(schema: Schema | undefined): boolean {
  return schema instanceof z.ZodString || schema instanceof z.ZodEnum || schema instanceof z.ZodUnion
}

function wrongValues(schema: Schema | undefined): [unknown, string][] {
  const none: [unknown, string] = [null, "null"]
  const text: [unknown, string] = ["abc", 'the text "abc"']
  const number: [unknown, string] = [12, "the number 12"]
  const list: [unknown, string] = [[], "a list in [ ]"]
  const takesNoList = schema instanceof z.ZodNumber || schema instanceof z.ZodBoolean || schema instanceof z.ZodObject
  if (takesNoList) return [none, text, list]
  return schema instanceof z.ZodArray
    ? [none, text, number]
    : [none, number, [false, "false"], [{}, "a group of fields in { }"]]
}

function startsWith(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`)
}
