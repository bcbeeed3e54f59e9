import fc from "fast-check"
import { recordsUrl } from "../../../src/features/applicants/requestRecords"
import { parseFormula } from "./parseRequest"

const filterFormula = (uuid: string) =>
  new URL(recordsUrl({ table: "Letters", uuid })).searchParams.get("filterByFormula") ?? ""

/** Generates texts that could change the meaning of a formula. */
const hostile = fc.oneof(
  fc.string({ unit: fc.constantFrom("'", "\\", "}", "{", "%", "\n", ",", ")", "(", '"', "=", "a", " ") }),
  fc.string({ unit: "grapheme" }),
  fc.constantFrom("'}=1,OR(1=1,{UUID}='", "\\'", "\\\\'", "%27", "RECORD_ID()", "'&{name}&'", "\u0000"),
)
const hostileFormula = fc.oneof(
  hostile,
  hostile.map((text) => `{UUID}='${text}'`),
)

it("an id is parsed unchanged from the site's formula for it", () => {
  fc.assert(
    fc.property(hostile, (id) => expect(parseFormula(filterFormula(id))).toBe(id)),
    { numRuns: 2000 },
  )
})

it("an id is parsed only from the site's formula for it", () => {
  fc.assert(
    fc.property(hostileFormula, (formula) => {
      const id = parseFormula(formula)
      if (id !== undefined) expect(filterFormula(id)).toBe(formula)
    }),
    { numRuns: 2000 },
  )
})

it.each([
  ...["", "{UUID}", "{UUID}='a' ", " {UUID}='a'", "{UUID} = 'a'", '{UUID}="a"', "{uuid}='a'", "{name}='a'"],
  ...["{UUID}!='a'", "{UUID}='a'='a'", "OR({UUID}='a',{UUID}='b')", "{UUID}='a\\n'", "{UUID}='a\\'", "{UUID}='a'\n"],
])("no id is parsed from %j", (formula) => {
  expect(parseFormula(formula)).toBeUndefined()
})
