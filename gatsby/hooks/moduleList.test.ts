import path from "node:path"
import { listModules, type Compilation } from "./moduleList"

type Module =
  ReturnType<Compilation["chunkGraph"]["getChunkModulesIterable"]> extends Iterable<infer Item> ? Item : never

const moduleOf = (file: string, bytes: number, others?: Partial<Module>): Module => ({
  type: "javascript/auto",
  nameForCondition: () => path.resolve(file),
  size: () => bytes,
  ...others,
})
const compilationOf = (modules: Module[]): Compilation => ({
  chunks: [{ files: ["page-1.js", "page-1.css"] }],
  chunkGraph: { getChunkModulesIterable: () => modules },
})

it("lists the files of each script, also of modules that webpack has joined, the largest first", () => {
  const joined = moduleOf("a.ts", 9, { modules: [moduleOf("a.ts", 4), moduleOf("b.ts", 5)] })
  expect(listModules(compilationOf([joined, moduleOf("c.ts", 7)]))).toEqual({
    "page-1.js": [
      ["c.ts", 7],
      ["b.ts", 5],
      ["a.ts", 4],
    ],
  })
})

it("leaves out style sheets, which are in no script", () => {
  const modules = [moduleOf("a.css", 9, { type: "css/mini-extract" }), moduleOf("a.ts", 1)]
  expect(listModules(compilationOf(modules))).toEqual({ "page-1.js": [["a.ts", 1]] })
})

it("names a file of a package by its package", () => {
  const file = path.join("..", "..", "node_modules", "react", "index.js")
  const [[name] = []] = listModules(compilationOf([moduleOf(file, 1)]))["page-1.js"] ?? []
  expect(name).toBe(path.join("node_modules", "react", "index.js"))
})

it("keeps the ten largest files of a script", () => {
  const modules = Array.from({ length: 12 }, (_, bytes) => moduleOf(`${bytes}.ts`, bytes))
  const sizes = listModules(compilationOf(modules))["page-1.js"]?.map(([, bytes]) => bytes)
  expect(sizes).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
})
