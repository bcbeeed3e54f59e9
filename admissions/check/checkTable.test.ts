import fc from "fast-check"
import { parseRequest } from "../../supabase/functions/admissions/parseRequest"
import { idMistake } from "./checkTable"

const policy = {
  tables: { letter: "Letters" },
  basePath: "",
  publicKey: "public",
  staffKey: "staff",
  isSiteOrigin: () => true,
}

/** Whether the function looks up an id. */
function isLookedUp(id: string): boolean {
  const query = new URLSearchParams({ filterByFormula: `{UUID}='${id}'` })
  const headers = { authorization: "Bearer public" }
  const request = new Request(`https://functions.example/Letters?${query.toString()}`, { headers })
  return parseRequest(request, policy).kind === "lookup"
}

it("accepts the ids that the function accepts", () => {
  const character = fc.constantFrom(..."aZ09-_ .{é")
  const almostId = fc.string({ unit: character, minLength: 14, maxLength: 66 })
  const id = fc.string({ unit: fc.constantFrom(..."aZ09-_"), minLength: 14, maxLength: 66 })
  fc.assert(fc.property(fc.oneof(id, almostId), (text) => expect(idMistake(text) === undefined).toBe(isLookedUp(text))))
})
