import fc from "fast-check"
import { parseFormula as parseTableFormula } from "../../../services/table/listRecords"
import { buildFormula, escapeLiteral, parseFormula } from "./formula"

/** Generates texts that could change the meaning of a formula. */
const hostile = fc.oneof(
  fc.string({ unit: fc.constantFrom("'", "\\", "}", "{", "%", "\n", ",", ")", "(", '"', "=", "a", " ") }),
  fc.string({ unit: "binary" }),
  fc.constantFrom("'}=1,OR(1=1,{UUID}='", "\\'", "\\\\'", "%27", "RECORD_ID()", "'&{name}&'", "\u0000"),
)

describe("one id", () => {
  it("is parsed unchanged from its formula", () => {
    fc.assert(
      fc.property(hostile, (id) => {
        expect(parseFormula(buildFormula([id]))).toBe(id)
      }),
      { numRuns: 2000 },
    )
  })

  it("is escaped: first its backslashes, then its quotes", () => {
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
  ])("is not parsed from %j", (formula) => {
    expect(parseFormula(formula)).toBeUndefined()
  })

  it("is parsed only from the formula that is built for it", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          hostile,
          hostile.map((text) => `{UUID}='${text}'`),
        ),
        (formula) => {
          const id = parseFormula(formula)
          if (id !== undefined) expect(buildFormula([id])).toBe(formula)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

it("a formula of many ids matches exactly these ids", () => {
  fc.assert(
    fc.property(fc.array(hostile, { minLength: 1, maxLength: 80 }), (ids) => {
      expect(parseTableFormula(buildFormula(ids))).toEqual(new Set(ids))
    }),
    { numRuns: 1000 },
  )
})
