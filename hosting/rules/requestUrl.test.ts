import { splitUrl } from "./requestUrl"

it("splitUrl does not normalize the path", () => {
  expect(splitUrl("//evil.example/.././%2F?a=1")).toEqual({ pathname: "//evil.example/.././%2F", search: "?a=1" })
})
