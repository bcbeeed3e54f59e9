/**
 * Declares the content types and the two field extensions that the content model gives its fields.
 */
import type { CreateSchemaCustomizationArgs } from "gatsby"
import { communityMapTypes } from "./community-map/typeDefinitions"
import { contentFiles } from "./content-model"
import { darkTwin } from "./content-model/darkTwin"
import { factsFrom, resolveFacts, type Facts, type FactSources } from "./content-model/facts"
import { toGraphql } from "./content-model/toGraphql"

/** What this file uses of Gatsby's node model; Gatsby's own type declares the generic form only. */
interface NodeModel {
  findAll(options: { type: string }): Promise<{ entries: Iterable<Record<string, unknown>> }>
  findOne(options: { type: string; query?: object }): Promise<Record<string, unknown> | null>
}

interface ResolverContext {
  nodeModel: NodeModel
  defaultFieldResolver: (source: unknown, args: unknown, context: unknown, info: unknown) => unknown
}

/** GraphQL type of one entry of a content file; used by gatsby-transformer-json. */
export function typeNameOf(relativePath: string): string {
  const file = contentFiles.find(({ path }) => path === relativePath)
  if (!file) throw new Error(`content/${relativePath} is not part of the content model.`)
  return file.typeName
}

export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: "prose",
    extend: () => ({ resolve: resolveProse }),
  })
  actions.createFieldExtension({
    name: "contentPicture",
    args: { from: "String!", dark: "Boolean" },
    extend: ({ from, dark }: { from: string; dark?: boolean }) => ({
      resolve: (source: Record<string, unknown>, _args: unknown, context: ResolverContext) =>
        resolvePictures(source[from], context.nodeModel, dark ? darkTwin : (path) => path),
    }),
  })
  actions.createTypes(toGraphql(contentFiles))
  actions.createTypes(communityMapTypes)
}

async function resolveProse(source: unknown, args: unknown, context: ResolverContext, info: unknown): Promise<unknown> {
  const value = context.defaultFieldResolver(source, args, context, info)
  const refersToFacts = JSON.stringify(value ?? "").includes("{{")
  if (!refersToFacts) return value
  const facts = await readFacts(context.nodeModel)
  if (typeof value === "string") return resolveFacts(value, facts)
  return (value as string[]).map((text) => resolveFacts(text, facts))
}

/** Read through the node model, so that `gatsby develop` runs the queries again when a fact changes. */
async function readFacts(nodeModel: NodeModel): Promise<Facts> {
  const [programmes, letters, site] = await Promise.all([
    nodeModel.findAll({ type: "Programme" }),
    nodeModel.findAll({ type: "Letter" }),
    nodeModel.findOne({ type: "SiteFacts" }),
  ])
  const withOwnId = (nodes: Iterable<Record<string, unknown>>) =>
    [...nodes].map((node) => ({ ...node, id: node["jsonId"] }))
  // The content check has parsed these very files before any node was made.
  return factsFrom({
    programmes: withOwnId(programmes.entries),
    letters: withOwnId(letters.entries),
    site,
  } as unknown as FactSources)
}

async function resolvePictures(
  sources: unknown,
  nodeModel: NodeModel,
  fileOf: (path: string) => string,
): Promise<unknown> {
  if (Array.isArray(sources)) return Promise.all(sources.map((source) => resolvePictures(source, nodeModel, fileOf)))
  if (typeof sources !== "string" || sources.startsWith("https://")) return null
  return nodeModel.findOne({
    type: "File",
    query: { filter: { sourceInstanceName: { eq: "content" }, relativePath: { eq: fileOf(sources) } } },
  })
}
