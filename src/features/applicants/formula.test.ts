import fc from "fast-check"
import { formulaFor } from "./formula"

/** Reads a formula as the table does: a field, an equals sign, and one quoted text in which a backslash takes the next character as it is. */
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

describe("the filter", () => {
  it("escapes backslash first, then quote", () => {
    expect(formulaFor("8f14")).toBe("{UUID}='8f14'")
    expect(formulaFor("a'b")).toBe("{UUID}='a\\'b'")
    expect(formulaFor("a\\'b")).toBe("{UUID}='a\\\\\\'b'")
    expect(formulaFor("a\\")).toBe("{UUID}='a\\\\'")
  })

  const nasty = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.constantFrom("'", "\\", '"', "{", "}", "%", ",", ")", "OR(", "TRUE()", "a", "\n") }),
    fc.constantFrom("' , TRUE(), '", "')=0, 1)", "'&{name}&'", "}='", "\\'&RECORD_ID()&\\'"),
  )

  it("holds any id as text that cannot leave its quotes", () => {
    fc.assert(fc.property(nasty, (id) => literalOf(formulaFor(id)) === id))
  })

  it("is another one for another id", () => {
    fc.assert(fc.property(nasty, nasty, (one, other) => one === other || formulaFor(one) !== formulaFor(other)))
  })
})
