import fc from "fast-check"
import { decodeUri } from "./decodeUri"

it.each([
  ["#caf%C3%A9", "#café"],
  ["#a%23b", "#a%23b"],
  ["#100%", "#100%"],
  ["#caf%E9", "#caf%E9"],
  ["#%ED%A0%80", "#%ED%A0%80"],
  ["#%C3%A9%", "#%C3%A9%"],
])("decodes %s to %s", (hash, decoded) => expect(decodeUri(hash)).toBe(decoded))

it("decodes what can be decoded like decodeURI, and returns all other texts unchanged", () => {
  const part = fc.oneof(fc.string({ unit: "binary" }), fc.string().map(encodeURIComponent), fc.constantFrom("%", "%E9"))
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
      const text = parts.join("")
      expect(decodeUri(text)).toBe(isDecodable(text) ? decodeURI(text) : text)
    }),
    { numRuns: 200 },
  )
})

function isDecodable(text: string): boolean {
  try {
    decodeURI(text)
    return true
  } catch {
    return false
  }
}
