import { formatProblem, readableFiles, type ContentSource } from "./check"
import { formatCount } from "./check/format"
import { locateProblems } from "./check/position"
import { findSamples, sampleEntries } from "./report/samples"
import { isPublicUrl, type Variables } from "../environment"

/** With more sample entries, the message has a line for each file instead of each entry. */
const maxEntries = 30

/** Returns a message that lists the sample entries; an empty text if there is none, or if the address of the site may show them. */
export function sampleMistakes(
  { texts }: Pick<ContentSource, "texts">,
  { GATSBY_SITE_URL: url = "", GATSBY_ALLOW_SAMPLE_CONTENT }: Variables,
): string {
  const message = "is true. Put in the real entry and remove this line."
  const files = readableFiles(texts)
  const entries = files.flatMap((parsed) =>
    sampleEntries(parsed).map(({ path }) => ({ file: parsed.file.path, path: [...path, "sample"], message })),
  )
  if (entries.length === 0 || GATSBY_ALLOW_SAMPLE_CONTENT === "true" || !isPublicUrl(url)) return ""
  const count = formatCount(entries.length, "sample entry", "sample entries")
  const headline = `${count} in content, but ${url} is a public address. Nothing was built. To publish them anyway, set GATSBY_ALLOW_SAMPLE_CONTENT=true.`
  const lines = entries.length > maxEntries ? findSamples({ files }) : entries
  const located = lines.flatMap((line) => locateProblems([line], texts.get(line.file)))
  return [headline, ...located.map(formatProblem)].join("\n")
}
