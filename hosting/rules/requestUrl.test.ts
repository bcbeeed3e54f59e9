import { splitUrl, withQuery } from "./requestUrl"

it.each([
  ["/old?a=1&b=%20", "/team/", "/team/?a=1&b=%20"],
  ["/old?a=1", "/team/#people", "/team/?a=1#people"],
  ["/old?a=1", "/team/?from=own", "/team/?from=own"],
  ["/old", "https://forms.example/1", "https://forms.example/1"],
  ["//evil.example/../?a#b?c", "/", "/?a"],
])("a redirect from %s to %s keeps the query: %s", (url, target, expected) => {
  expect(withQuery(target, splitUrl(url).search)).toBe(expected)
})

it("splitUrl does not normalize the path", () => {
  expect(splitUrl("//evil.example/.././%2F?a=1")).toEqual({ pathname: "//evil.example/.././%2F", search: "?a=1" })
})
