import { findingsInText } from "./testReport"

it.each([
  ["See http://example.org/a?b=c.", "http://example.org/a?b=c", "https://example.org/a?b=c"],
  ["(www.example.org)", "www.example.org", "https://www.example.org"],
])("reports the address in %j", (text, address, secure) => {
  expect(findingsInText("insecureLink", text)).toEqual([
    `has the address "${address}" without https. Write "${secure}".`,
  ])
})

it("reports an address once that a text has twice", () => {
  expect(findingsInText("insecureLink", "www.example.org or www.example.org")).toHaveLength(1)
})

it.each([
  "https://www.example.org and https://example.org",
  "Write https:// in front of its address.",
  "a@www.example.org",
])("accepts %j", (text) => {
  expect(findingsInText("insecureLink", text)).toEqual([])
})
