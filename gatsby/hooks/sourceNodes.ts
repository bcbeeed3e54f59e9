import type { NodeInput, Reporter, SourceNodesArgs } from "gatsby"
import { contentFolder } from "../content/contentFolder"
import { loadContent } from "../content/load"
import { communityMap } from "../community-map/communityMap"
import { contentFiles, type Content } from "../content/model"
import { nextChange } from "../nextChange"

type Args = Pick<SourceNodesArgs, "actions" | "createContentDigest" | "createNodeId">

/**
 * Creates a node for each entry of the content, with its facts and labels, and one for the map of the countries. `gatsby develop`
 * updates the nodes after each change. While the content has mistakes, the nodes stay as they are (docs/decisions/0021).
 */
export async function sourceNodes({ actions, createContentDigest, createNodeId, reporter }: SourceNodesArgs) {
  const args = { actions, createContentDigest, createNodeId }
  const nodes = await createNodes(args, await loadContent())
  if (process.env.NODE_ENV === "development") void updateNodes(args, nodes, reporter)
}

async function updateNodes(args: Args, nodes: readonly NodeInput[], reporter: Reporter): Promise<never> {
  let current = nodes
  let change = nextChange(contentFolder())
  for (;;) {
    await change
    // Watches before it reads, so that a change during the check is not missed.
    change = nextChange(contentFolder())
    try {
      const previous = current
      current = await createNodes(args, await loadContent())
      const ids = new Set(current.map(({ id }) => id))
      for (const node of previous) if (!ids.has(node.id)) args.actions.deleteNode(node)
    } catch (error) {
      // `npm run develop` prints the mistakes itself.
      if (!process.env.CONTENT_OVERLAY_URL) reporter.error(String(error))
    }
  }
}

async function createNodes(
  { actions, createContentDigest, createNodeId }: Args,
  content: Content,
): Promise<NodeInput[]> {
  const files = contentFiles.map(({ path, typeName }) => ({ path, typeName, data: content[path as keyof Content] }))
  const map = { path: "map", typeName: "CommunityMap", data: { ...communityMap(content["countries.json"]) } }
  const nodes = [...files, map].flatMap(({ path, typeName, data }) => {
    const entries: Readonly<Record<string, unknown>>[] = [data].flat()
    // All entries of a file change together, because Gatsby sorts nodes by their last change.
    const contentDigest = createContentDigest(entries)
    return entries.map((entry, index) => ({
      ...entry,
      id: createNodeId(`${path} ${index}`),
      // Gatsby reserves `id`.
      jsonId: entry["id"],
      internal: { type: typeName, contentDigest },
    }))
  })
  for (const node of nodes) await actions.createNode(node)
  return nodes
}
