import fc from "fast-check"
import { recordsUrl } from "./requestRecords"

const filterFormula = (uuid: string) =>
  new URL(recordsUrl({ table: "Letters", uuid })).searchParams.get("filterByFormula") ?? ""

/** Parses a formula as the table does: a field, an equals sign, and one string literal with backslash escapes. */
function literalOf(formula: string): string | undefined {
  const start = "{UUID}='"
  if (!formula.startsWith(start)) return undefined
  let text = ""
  for (let index = start.length; index < formula.length; index += 1) {
    const character = formula[index] ?? ""
    if (character === "'") return index === formula.length - 1 ? text : undefined
    if (character === "\\") index += 1
    text += character === "\\" ? (formula[index] ?? "") : character
  }
  return undefined
}

describe("the filter of a request", () => {
  it("escapes the backslash first, then the quote", () => {
    expect(filterFormula("8f14")).toBe("{UUID}='8f14'")
    expect(filterFormula("a'b")).toBe("{UUID}='a\\'b'")
    expect(filterFormula("a\\'b")).toBe("{UUID}='a\\\\\\'b'")
    expect(filterFormula("a\\")).toBe("{UUID}='a\\\\'")
  })

  const nasty = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.string({ unit: fc.constantFrom("'", "\\", '"', "{", "}", "%", ",", ")", "OR(", "TRUE()", "a", "\n") }),
    fc.constantFrom("' , TRUE(), '", "')=0, 1)", "'&{name}&'", "}='", "\\'&RECORD_ID()&\\'"),
  )

  it("keeps any id inside the string literal", () => {
    fc.assert(fc.property(nasty, (id) => literalOf(filterFormula(id)) === id))
  })
})
