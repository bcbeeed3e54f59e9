import fc from "fast-check"
import { parseRequest } from "../../supabase/functions/records/parseRequest"
import { idMistake } from "./checkTable"

const tables = [{ kind: "letter", name: "Letters" }]
const policy = { tables, basePath: "/records", publicKey: "public", isSiteOrigin: () => true }

/** Whether the broker looks up an id. */
function isLookedUp(id: string): boolean {
  const query = new URLSearchParams({ filterByFormula: `{UUID}='${id}'` })
  const headers = { authorization: "Bearer public" }
  const request = new Request(`https://broker.example/records/Letters?${query.toString()}`, { headers })
  return parseRequest(request, policy).kind === "lookup"
}

it("accepts the ids that the broker accepts", () => {
  const character = fc.constantFrom(..."aZ09-_ .{é")
  const almostId = fc.string({ unit: character, minLength: 14, maxLength: 66 })
  const id = fc.string({ unit: fc.constantFrom(..."aZ09-_"), minLength: 14, maxLength: 66 })
  fc.assert(fc.property(fc.oneof(id, almostId), (text) => expect(idMistake(text) === undefined).toBe(isLookedUp(text))))
})
