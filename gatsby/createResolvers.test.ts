import { readFileSync } from "node:fs"
import type { CreateResolversArgs } from "gatsby"
import { contentFiles } from "./content-model"
import { createResolvers } from "./createResolvers"

const types = readFileSync("src/gatsby-types.d.ts", "utf8")

it.each(contentFiles)("returns an entry of $path and never null, so that pages need no guard", ({ typeName }) => {
  const add = jest.fn<void, [{ Query: Record<string, { type: string }> }]>()
  createResolvers({ createResolvers: add } as unknown as CreateResolversArgs)
  const [field] =
    Object.entries(add.mock.calls[0]?.[0].Query ?? {}).find(([, { type }]) => type === `${typeName}!`) ?? []
  // What Gatsby makes of it: the build writes these types from its schema.
  expect(types).toContain(`  readonly ${field}: ${typeName};\n`)
})
