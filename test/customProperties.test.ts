import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).map((file) => path.join("src", file))

const code = files.filter((file) => /\.(?:css|tsx?)$/.test(file)).map((file) => readFileSync(file, "utf8"))
const set = new Set(code.flatMap((text) => [...text.matchAll(/(--[\w-]+)["'\]]*:/g)].map((match) => match[1])))

it("every custom property that a style sheet uses without a fallback is set somewhere", () => {
  const used = code.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1]))
  expect(used.filter((name) => !set.has(name))).toEqual([])
})

it("every custom property that is set is used", () => {
  const used = new Set(code.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1])))
  expect([...set].filter((name) => !used.has(name))).toEqual([])
})
