/** Path inside a file: field names, and indexes in lists, counted from 0. */
export type ContentPath = readonly (string | number)[]

/** Returns the value at a path; undefined if a step does not exist. Ignores inherited properties. */
export function valueAt(data: unknown, path: ContentPath): unknown {
  return path.reduce<unknown>((value, step) => {
    const isOwn = typeof value === "object" && value !== null && Object.hasOwn(value, step)
    return isOwn ? (value as Record<string | number, unknown>)[step] : undefined
  }, data)
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** Returns the entries of a list. An entry of the wrong type, which `checkSchema` reports, is empty. */
export function recordsOf(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list) ? list.map((entry: unknown) => (isRecord(entry) ? entry : {})) : []
}

/** Returns a text, and an empty one for another value. JSON can have an object that `String` cannot convert. */
export const textIn = (value: unknown): string => (typeof value === "string" ? value : "")

export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]) /)
