import { formatProblem, readableFiles, type ContentSource } from "../content-check"
import { formatCount } from "../content-check/format"
import { locateProblems } from "../content-check/position"
import { sampleEntries } from "../content-check/sample"
import { findSamples } from "../content-report/samples"
import { isPublicUrl, type Variables } from "../environment"

/** With more sample entries, the message has a line for each file instead of each entry. */
const maxEntries = 30

/** Returns an error that lists the sample entries, if they would be published at an address where they are not allowed. */
export function sampleMistakes(
  { texts }: Pick<ContentSource, "texts">,
  { GATSBY_SITE_URL: url = "", GATSBY_ALLOW_SAMPLE_CONTENT }: Variables,
): string[] {
  if (GATSBY_ALLOW_SAMPLE_CONTENT === "true" || !isPublicUrl(url)) return []
  const content = readableFiles(texts)
  const message = "is true. Put in the real entry and remove this line."
  const entries = content.flatMap((parsed) =>
    sampleEntries(parsed).map(({ path }) => ({ file: parsed.file.path, path: [...path, "sample"], message })),
  )
  if (entries.length === 0) return []
  const count = formatCount(entries.length, "sample entry", "sample entries")
  const lines = entries.length > maxEntries ? findSamples({ content }) : entries
  return [
    [
      `${count} in content, but ${url} is a public address. Nothing was built. To publish them anyway, set GATSBY_ALLOW_SAMPLE_CONTENT=true.`,
      ...lines.flatMap((line) => locateProblems([line], texts.get(line.file))).map(formatProblem),
    ].join("\n"),
  ]
}
