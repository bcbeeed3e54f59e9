import { readableFiles } from "../../content-tools/check"
import { formatCount } from "../../messages/format"
import { locateMistakes } from "../../content-tools/check/position"
import { formatMistake } from "../../content-tools/check/mistake"
import type { ContentSource } from "../../content-tools/check/source"
import { findSamples, sampleEntries } from "../../content-tools/report/samples"
import { isPublicUrl, type Variables } from "."

/** Returns a message that lists the sample entries; an empty text if there is none, or if the address of the site may show them. */
export function sampleMistakes(
  { texts }: Pick<ContentSource, "texts">,
  { GATSBY_SITE_URL: url = "", GATSBY_ALLOW_SAMPLE_CONTENT }: Variables,
): string {
  const files = readableFiles(texts)
  const { length } = files.flatMap(sampleEntries)
  if (length === 0 || GATSBY_ALLOW_SAMPLE_CONTENT === "true" || !isPublicUrl(url)) return ""
  const count = formatCount(length, "sample entry", "sample entries")
  const headline = `${count} in content, but ${url} is a public address. Nothing was built. To publish them anyway, set GATSBY_ALLOW_SAMPLE_CONTENT=true.`
  return [headline, ...locateMistakes(findSamples({ files }), texts).map(formatMistake)].join("\n")
}
