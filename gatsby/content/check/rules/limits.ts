import { isFreeText, type TextField } from "../traverse"

/**
 * The most characters that fit into the place of a short text, by the name of its field. Browser tests show the site with texts
 * of this length (test/variants/longContent.ts doubles every text of the fixture).
 */
const limits: Readonly<Record<string, number>> = {
  banner: 160,
  button: 40,
  eyebrow: 80,
  heading: 80,
  label: 120,
  name: 80,
  question: 160,
  shortName: 40,
  title: 160,
}

/** A label in the header or footer has less space. */
const navigationLimit = 40

/** Reports a name, heading, label or banner that is too long. */
export function lengthProblem(text: TextField): string | undefined {
  const { value, path, parsed } = text
  const limit = parsed.file.path === "navigation.json" ? navigationLimit : limits[String(path.at(-1))]
  if (limit === undefined || value.length <= limit || !isFreeText(text)) return undefined
  return `is ${value.length} characters long, but its place has space for ${limit}. Shorten it.`
}
