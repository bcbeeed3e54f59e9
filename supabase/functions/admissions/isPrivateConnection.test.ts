import { isPrivateConnection } from "./isPrivateConnection"

it.each([
  ["https", "10.0.0.1", true],
  ["http", "127.0.0.1", false],
  ["https, http", "10.0.0.1", true],
  [null, "127.0.0.1", true],
  [null, "::1", true],
  [null, "::ffff:127.0.0.1", true],
  [null, "203.0.113.7", false],
  [null, "::ffff:203.0.113.7", false],
  // Supabase.
  [null, undefined, true],
])("with the forwarded protocol %j, a request from %s is private: %s", (protocol, address, isPrivate) => {
  const headers = new Headers(protocol === null ? {} : { "x-forwarded-proto": protocol })
  expect(isPrivateConnection(headers, address)).toBe(isPrivate)
})
