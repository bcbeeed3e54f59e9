import type { NodeInput, SourceNodesArgs } from "gatsby"
import { loadContent } from "../content/load"
import { sourceNodes } from "./sourceNodes"

const createNode = jest.fn<void, [NodeInput]>()

it("creates a node for each entry, with the facts and labels filled in", async () => {
  await sourceNodes({
    actions: { createNode },
    createContentDigest: JSON.stringify,
    createNodeId: (name: string) => name,
    // The cast: the function uses only these arguments of Gatsby's.
  } as unknown as SourceNodesArgs)
  const content = await loadContent()
  const nodes = createNode.mock.calls.map(([node]) => node)
  const ofType = (name: string) => nodes.filter(({ internal }) => internal.type === name)
  expect(ofType("Program").map((node) => node["jsonId"])).toEqual(content["programs.json"].map(({ id }) => id))
  expect(ofType("HomePage")).toMatchObject([content["pages/home.json"]])
  expect(JSON.stringify(nodes)).not.toContain("{{")
  const deadlines = ofType("Program").flatMap((node) => (node["deadlines"] ?? []) as object[])
  expect(deadlines).toContainEqual(expect.objectContaining({ at: "2025-03-01T07:59:00.000Z" }))
  for (const one of deadlines) expect(one).toHaveProperty("label")
})
