import fc from "fast-check"
import { idsOfFilter } from "../../../services/table/formula"
import { escapeLiteral, formulaOfIds, idOfFormula } from "./formula"

/** Texts that are likely to break a formula. */
const hostile = fc.oneof(
  fc.string({ unit: fc.constantFrom("'", "\\", "}", "{", "%", "\n", ",", ")", "(", '"', "=", "a", " ") }),
  fc.string({ unit: "binary" }),
  fc.constantFrom("'}=1,OR(1=1,{UUID}='", "\\'", "\\\\'", "%27", "RECORD_ID()", "'&{name}&'", "\u0000"),
)

describe("one id", () => {
  it("comes back as it was, whatever is in it", () => {
    fc.assert(
      fc.property(hostile, (id) => {
        expect(idOfFormula(formulaOfIds([id]))).toBe(id)
      }),
      { numRuns: 2000 },
    )
  })

  it("escapes the backslash first, then the quote", () => {
    expect(escapeLiteral(String.raw`a\b'c\'`)).toBe(String.raw`a\\b\'c\\\'`)
  })

  it.each([
    "",
    "{UUID}",
    "{UUID}=''' ",
    "{UUID}='a' ",
    " {UUID}='a'",
    "{UUID} = 'a'",
    '{UUID}="a"',
    "{uuid}='a'",
    "{name}='a'",
    "{UUID}='a'='a'",
    "OR({UUID}='a',{UUID}='b')",
    "OR({UUID}='a')",
    "NOT({UUID}='a')",
    "{UUID}='a\\n'",
    "{UUID}='a\\",
    "{UUID}='a\\'",
    "{UUID}!='a'",
    "{UUID}='a'\n",
    "1=1",
  ])("is not read out of %j", (formula) => {
    expect(idOfFormula(formula)).toBeUndefined()
  })

  it("is read out of nothing but the formula that is made of it", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          hostile,
          hostile.map((text) => `{UUID}='${text}'`),
        ),
        (formula) => {
          const id = idOfFormula(formula)
          if (id !== undefined) expect(formulaOfIds([id])).toBe(formula)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

it("many ids make a filter that lets through these and no others, whatever is in them", () => {
  fc.assert(
    fc.property(fc.array(hostile, { minLength: 1, maxLength: 80 }), (ids) => {
      expect(idsOfFilter(formulaOfIds(ids))).toEqual(new Set(ids))
    }),
    { numRuns: 1000 },
  )
})
