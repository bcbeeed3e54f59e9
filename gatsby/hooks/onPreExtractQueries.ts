import { writeFile } from "node:fs/promises"
import { contentFiles } from "../../content-tools/model"
import { toFragments } from "../../content-tools/model/toGraphql"

/** Writes the fragments of the content types into the folder of generated modules from which Gatsby reads queries. */
export async function onPreExtractQueries(): Promise<void> {
  const code = `import { graphql } from "gatsby"\nexport const fragments = graphql\`${toFragments(contentFiles)}\`\n`
  await writeFile(".cache/fragments/content.js", code)
}
