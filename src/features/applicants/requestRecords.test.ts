import { recordsUrl } from "./requestRecords"

// supabase/functions/admissions/parseRequest.test.ts parses the formulas of any id.
it.each([
  ["8f14", "{UUID}='8f14'"],
  ["a'b", "{UUID}='a\\'b'"],
  ["a\\'b", "{UUID}='a\\\\\\'b'"],
  ["a\\", "{UUID}='a\\\\'"],
])("escapes the backslash first, then the quote: %s", (uuid, formula) => {
  const { searchParams } = new URL(recordsUrl({ table: "Letters", uuid }))
  expect(searchParams.get("filterByFormula")).toBe(formula)
})
