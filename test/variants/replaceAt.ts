import type { ContentPath } from "../../content-tools/model/values"

/**
 * Returns a copy of content with another value at a path.
 * @param change receives the current value; the field or entry is removed if it returns undefined
 */
export function replaceAt(data: unknown, [step, ...rest]: ContentPath, change: (value: unknown) => unknown): unknown {
  if (step === undefined) return change(data)
  const copy = (Array.isArray(data) ? [...(data as unknown[])] : { ...(data as object) }) as Record<
    string | number,
    unknown
  >
  const changed = replaceAt(copy[step], rest, change)
  if (changed !== undefined) copy[step] = changed
  else if (Array.isArray(copy)) copy.splice(Number(step), 1)
  else delete copy[step]
  return copy
}
