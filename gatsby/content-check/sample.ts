/** Made-up entries, where a build for the public forbids them. */
import { quoted } from "./inWords"
import type { ContentProblem } from "./problem"
import { fieldsOf, isRecord, type ParsedFile } from "./walk"

/** Every entry that carries `"sample": true`. */
export function checkSample(parsed: ParsedFile): ContentProblem[] {
  return fieldsOf(parsed).flatMap(({ value, path }) => {
    if (!isRecord(value) || value["sample"] !== true) return []
    const name = [value["name"], value["title"], value["id"]].find((one) => typeof one === "string")
    const message = `is true: ${name === undefined ? "this entry" : quoted(name)} is made up. Put in the real entry and remove this line.`
    return [{ file: parsed.file.path, path: [...path, "sample"], message }]
  })
}
