import type { CreateSchemaCustomizationArgs } from "gatsby"
import { communityMapTypes } from "../community-map/typeDefinitions"
import { contentFiles, type ContentFile } from "../content/model"
import { darkVariant } from "../content/model/darkVariant"
import { derivedFields } from "../content/model/derived"
import { factsFrom, factSources, withFacts, type Facts } from "../content/model/facts"
import { toGraphql } from "../content/model/toGraphql"

/** What this file uses of Gatsby's node model, whose own type is generic. */
interface NodeModel {
  findAll(options: { type: string }): Promise<{ entries: Iterable<Record<string, unknown>> }>
  findOne(options: { type: string; query?: object }): Promise<Record<string, unknown> | null>
}

interface ResolverContext {
  nodeModel: NodeModel
  defaultFieldResolver: (source: unknown, args: unknown, context: unknown, info: unknown) => unknown
}

/** Returns the GraphQL type of an entry of a content file, for gatsby-transformer-json. */
export function typeNameOf(relativePath: string): string {
  return modelFile(relativePath).typeName
}

function modelFile(relativePath: string): ContentFile {
  const file = contentFiles.find(({ path }) => path === relativePath)
  if (!file) throw new Error(`content/${relativePath} is not part of the content model.`)
  return file
}

/** Declares the content types and the two field extensions that the content model uses. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: "prose",
    extend: () => ({ resolve: resolveProse }),
  })
  actions.createFieldExtension({
    name: "derived",
    args: { type: "String!" },
    extend: ({ type }: { type: string }) => ({
      resolve: (
        source: Record<string, unknown>,
        _args: unknown,
        _context: unknown,
        { fieldName }: { fieldName: string },
      ) => source[fieldName] ?? derivedFields[type]?.[fieldName]?.derive(source as never),
    }),
  })
  actions.createFieldExtension({
    name: "contentPicture",
    args: { from: "String!", dark: "Boolean" },
    extend: ({ from, dark }: { from: string; dark?: boolean }) => ({
      resolve: (source: Record<string, unknown>, _args: unknown, context: ResolverContext) =>
        resolvePictures(source[from], context.nodeModel, dark ? darkVariant : (path) => path),
    }),
  })
  actions.createTypes(toGraphql(contentFiles))
  actions.createTypes(communityMapTypes)
}

async function resolveProse(source: unknown, args: unknown, context: ResolverContext, info: unknown): Promise<unknown> {
  const value = context.defaultFieldResolver(source, args, context, info)
  const refersToFacts = JSON.stringify(value ?? "").includes("{{")
  return refersToFacts ? withFacts(value, await readFacts(context.nodeModel)) : value
}

/** Reads the facts through the node model, so that `gatsby develop` runs the queries again when a fact changes. */
async function readFacts(nodeModel: NodeModel): Promise<Facts> {
  const files = Object.keys(factSources.shape).map(async (path) => [path, await dataOf(path, nodeModel)] as const)
  return factsFrom(factSources.parse(Object.fromEntries(await Promise.all(files))))
}

/** Returns the data of a content file from Gatsby's nodes. Gatsby renames the `id` of an entry to `jsonId`; this renames it back. */
async function dataOf(path: string, nodeModel: NodeModel): Promise<unknown> {
  const { kind, typeName } = modelFile(path)
  const nodes = await nodeModel.findAll({ type: typeName })
  const entries = [...nodes.entries].map((node) => ({ ...node, id: node["jsonId"] }))
  return kind === "list" ? entries : entries[0]
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
