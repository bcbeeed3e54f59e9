import { clientOf } from "./clientOf.ts"

const forwarded = (value: string) => new Headers({ "x-forwarded-for": value })

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:DB8:0001:0002::9", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["not an address", "not an address"],
  ["", ""],
])("the client of a connection from %j is %j", (address, client) => {
  expect(clientOf(new Headers(), address, undefined)).toBe(client)
})

it("ignores forwarded headers without a trusted one", () => {
  expect(clientOf(forwarded("198.51.100.1"), "203.0.113.7", undefined)).toBe("203.0.113.7")
})

it.each(["", " ", "192.0.2.44, "])("knows no client if the proxy does not set the trusted header (%j)", (value) => {
  expect(clientOf(forwarded(value), "203.0.113.7", "x-forwarded-for")).toBeUndefined()
  expect(clientOf(forwarded("198.51.100.1"), "203.0.113.7", "x-real-ip")).toBeUndefined()
})

it("reads the address that the trusted proxy has appended, whatever the client has sent", () => {
  for (const sent of ["", "198.51.100.1, ", "198.51.100.1,2001:db8::1,"])
    expect(clientOf(forwarded(`${sent}192.0.2.44`), "203.0.113.7", "X-Forwarded-For")).toBe("192.0.2.44")
})
