import { readableFiles } from "../../content-tools/check"
import { formatMistake, formatMistakes } from "../../content-tools/check/mistake"
import { printedFolder } from "../../content-tools/contentFolder"
import { locateMistakes } from "../../content-tools/check/position"
import type { ContentSource } from "../../content-tools/check/source"
import { checkFolder } from "../../content-tools/load"
import { findReservedDomains } from "../../content-tools/report/reservedDomains"
import { findSamples, sampleEntries } from "../../content-tools/report/samples"
import { formatCount } from "../../src/format/number"
import { isPublicUrl, readEnvironment, type Variables } from "../../environment"
import { resolvedFolder, writeResolved } from "./resolved"

/**
 * Variable with the id of the process that has prepared the build. Another value, such as one that a host has, has no
 * effect.
 */
const preparedBy = "BUILD_PREPARED_BY"

/**
 * Checks what a build needs, and writes the content that Gatsby reads, unless the process that has started this one did
 * so. `npm run build` and `npm start` call this before Gatsby, which prints other lines around an error. The hook
 * onPreInit calls it for hosts that run Gatsby directly.
 * @returns the variables for the process that builds
 * @throws Error with a line for each mistake in the variables and in the content, and for sample entries at a public
 * address
 */
export async function prepareBuild(
  variables: Variables,
  folder = resolvedFolder,
  parent = process.ppid,
): Promise<Record<string, string>> {
  if (variables[preparedBy] !== String(parent)) {
    const source = await checkedSource(variables)
    await writeResolved(source, folder, variables.GATSBY_PREVIEW === "true")
  }
  // Without this variable of Gatsby, the asset prefix has no effect.
  return { [preparedBy]: String(process.pid), PREFIX_PATHS: String(Boolean(variables.GATSBY_ASSET_PREFIX)) }
}

async function checkedSource(variables: Variables): Promise<ContentSource> {
  const { source, mistakes } = await checkFolder()
  const messages = [
    mistakes.length > 0 && formatMistakes(mistakes, printedFolder()),
    sampleMistakes(source, variables),
  ].filter(Boolean)
  try {
    readEnvironment(variables)
  } catch (error) {
    messages.unshift((error as Error).message)
  }
  if (messages.length > 0) throw new Error(messages.join("\n\n"))
  return source
}

/**
 * Returns a message that lists what is made up: sample entries, and addresses that cannot exist. An empty text without
 * any, or if the address of the site may show them.
 */
function sampleMistakes(
  { texts }: ContentSource,
  { GATSBY_SITE_URL: url = "", GATSBY_ALLOW_SAMPLE_CONTENT }: Variables,
): string {
  if (GATSBY_ALLOW_SAMPLE_CONTENT === "true" || !isPublicUrl(url)) return ""
  const files = readableFiles(texts)
  const { length } = files.flatMap(sampleEntries)
  const addresses = findReservedDomains({ files })
  if (length + addresses.length === 0) return ""
  const counts = [
    length > 0 && formatCount(length, "sample entry", "sample entries"),
    addresses.length > 0 && formatCount(addresses.length, "made-up address", "made-up addresses"),
  ].filter(Boolean)
  const samples = findSamples({ files })
  const forms = samples.some(({ file }) => file === "forms.json")
    ? "Replace the forms first: the answers in a sample form may reach other people. "
    : ""
  const headline =
    `${counts.join(" and ")} in content, but ${url} is a public address. Nothing was built. ${forms}` +
    "To publish them anyway, set GATSBY_ALLOW_SAMPLE_CONTENT=true."
  const mistakes = locateMistakes([...samples, ...addresses], texts)
  return [headline, ...mistakes.map((mistake) => formatMistake(mistake, printedFolder()))].join("\n")
}
