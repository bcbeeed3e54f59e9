import { readFileSync } from "node:fs"
import { maxPublication } from "./staff"

it("the proxy of an own server accepts the largest publication that the function accepts", () => {
  const [, mebibytes] = /client_max_body_size (\d+)m;/.exec(readFileSync("docs/own-server.md", "utf8")) ?? []
  expect(Number(mebibytes) * 2 ** 20).toBeGreaterThanOrEqual(maxPublication)
})
