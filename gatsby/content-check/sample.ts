import { quote } from "./format"
import type { FieldProblem } from "./problem"
import { fieldsOf, isRecord, type ParsedFile } from "./traverse"

/** Reports every entry with `"sample": true`, for builds that forbid made-up content. */
export function checkSample(parsed: ParsedFile): FieldProblem[] {
  return fieldsOf(parsed).flatMap(({ value, path }) => {
    if (!isRecord(value) || value["sample"] !== true) return []
    const name = [value["name"], value["title"], value["id"]].find((one) => typeof one === "string")
    const message = `is true: ${name === undefined ? "this entry" : quote(name)} is made up. Put in the real entry and remove this line.`
    return [{ path: [...path, "sample"], message }]
  })
}
