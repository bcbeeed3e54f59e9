import { sampleSignIn } from "./spreadsheet/sampleSheet"
import { sampleLetterId, sampleRows } from "./sampleApplicants"
import { letterPages } from "../src/routes"

/** Label and path or text of each line. An empty label continues the line above it. */
const addresses: readonly (readonly [label: string, address: string])[] = [
  ["Home page", "/"],
  ["Research program", "/research/"],
  ["Apply", "/apply/"],
  ...letterPages.map(({ kind }) => [`A ${kind}`, `/${kind}/${sampleRows[kind].at(-1)?.uuid}`] as const),
  ["Commit form", `/commit/${sampleLetterId}`],
  ["Sign-in", "/temp/"],
  ["", `${sampleSignIn.email}, password ${sampleSignIn.password}`],
]

/**
 * Returns the text that lists the addresses of a site with sample data, one per line.
 * @param siteUrl origin of the site
 */
export function printedAddresses(siteUrl: string): string {
  return addresses
    .map(([label, address]) => `  ${label.padEnd(20)} ${address.startsWith("/") ? siteUrl : ""}${address}`)
    .join("\n")
}
