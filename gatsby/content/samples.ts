import { formatProblem, readableFiles, type ContentProblem, type ContentSource } from "../content-check"
import { formatCount } from "../content-check/format"
import { locateProblems } from "../content-check/position"
import { sampleEntries } from "../content-check/sample"
import { findSamples } from "../content-report/samples"
import { isPublicUrl, type Variables } from "../environment"

/** With more sample entries, the message has a line for each file instead of each entry. */
const maxEntries = 30

/**
 * Returns why a build may not contain the sample entries of the content: it is for a public address, and
 * `GATSBY_ALLOW_SAMPLE_CONTENT` does not allow it. Undefined if it may.
 */
export function sampleMistakes(
  { texts }: Pick<ContentSource, "texts">,
  { GATSBY_SITE_URL = "", GATSBY_ALLOW_SAMPLE_CONTENT }: Variables,
): string | undefined {
  if (GATSBY_ALLOW_SAMPLE_CONTENT === "true" || !isPublicUrl(GATSBY_SITE_URL)) return undefined
  const content = readableFiles(texts)
  const entries = content.flatMap((parsed) =>
    sampleEntries(parsed).map(({ path }): ContentProblem => ({
      file: parsed.file.path,
      path: [...path, "sample"],
      message: "is true. Put in the real entry and remove this line.",
    })),
  )
  if (entries.length === 0) return undefined
  const lines = entries.length > maxEntries ? findSamples({ content }) : entries
  return [
    `${formatCount(entries.length, "sample entry", "sample entries")} in content, but ${GATSBY_SITE_URL} is a public address. Nothing was built. To publish them anyway, set GATSBY_ALLOW_SAMPLE_CONTENT=true.`,
    ...lines.flatMap((line) => locateProblems([line], texts.get(line.file))).map(formatProblem),
  ].join("\n")
}
