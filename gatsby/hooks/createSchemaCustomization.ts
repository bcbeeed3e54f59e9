import type { CreateSchemaCustomizationArgs } from "gatsby"
import { communityMapTypes } from "../community-map/typeDefinitions"
import { contentFiles } from "../../content-tools/model"
import { darkVariant } from "../../content-tools/model/darkVariant"
import { toGraphql } from "../../content-tools/model/toGraphql"

/** What this file uses of Gatsby's resolver context. */
interface ResolverContext {
  nodeModel: { findOne(options: { type: string; query: object }): Promise<object | null> }
}

/** Declares the content types and the field extension for their pictures. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: "contentPicture",
    args: { from: "String!", dark: "Boolean" },
    extend: ({ from, dark }: { from: string; dark?: boolean }) => ({
      resolve: (source: Record<string, unknown>, _args: unknown, context: ResolverContext) =>
        resolvePictures(source[from], context, dark ? darkVariant : (path) => path),
    }),
  })
  actions.createTypes(toGraphql(contentFiles))
  actions.createTypes(communityMapTypes)
}

async function resolvePictures(
  sources: unknown,
  context: ResolverContext,
  fileOf: (path: string) => string,
): Promise<unknown> {
  if (Array.isArray(sources)) return Promise.all(sources.map((source) => resolvePictures(source, context, fileOf)))
  if (typeof sources !== "string" || sources.startsWith("https://")) return null
  return context.nodeModel.findOne({ type: "File", query: { filter: { relativePath: { eq: fileOf(sources) } } } })
}
