import { readFileSync } from "node:fs"
import type { CreateResolversArgs } from "gatsby"
import { contentFiles } from "../content/model"
import { createResolvers } from "./createResolvers"

const types = readFileSync("src/gatsby-types.d.ts", "utf8")

it.each(contentFiles)("declares the root field of $path as non-null", ({ typeName }) => {
  const add = jest.fn<void, [{ Query: Record<string, { type: string }> }]>()
  // The cast: the function uses only this argument of Gatsby's.
  createResolvers({ createResolvers: add } as unknown as CreateResolversArgs)
  const [field] =
    Object.entries(add.mock.calls[0]?.[0].Query ?? {}).find(([, { type }]) => type === `${typeName}!`) ?? []
  // The build writes these types from Gatsby's schema.
  expect(types).toContain(`  readonly ${field}: ${typeName};\n`)
})
