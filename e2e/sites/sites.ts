/** The sites that the browser tests open. `npm run test:build` builds them. */
import { cp } from "node:fs/promises"
import path from "node:path"
import { localEnvironment, type LocalPorts } from "../../local-services/localEnvironment"
import { exportUrl } from "../../local-services/spreadsheet/startSpreadsheet"
import { writeLongContent, writeShortContent } from "../../test/variants/writeVariants"

export type SiteName = keyof typeof sites

/** The ports of a site under test and of its local services. */
export type SitePorts = LocalPorts & { second: number }

export interface TestSite {
  /** Puts the content of the site into an empty folder. */
  writeContent: (folder: string) => Promise<void> | void
  /** Variables that differ from those of `localEnvironment`. */
  environment?: (ports: SitePorts) => Record<string, string>
  /** Arguments of `gatsby build`. */
  arguments?: readonly string[]
  /** Serves the same files on the port `second` too: on a host that reads rules, or on one that does not. */
  second?: { readsRules: boolean }
}

const copying = { recursive: true, preserveTimestamps: true }

const sites = {
  /** The content whose words the tests use. */
  fixture: { writeContent: (folder) => cp("test/content", folder, copying) },
  /** The maintainers' content. No test uses its words. */
  content: { writeContent: (folder) => cp("content", folder, copying) },
  /** No optional content, and a page for each redirect, for a host that reads no rules. */
  short: {
    writeContent: writeShortContent,
    environment: () => ({ GATSBY_REDIRECT_PAGES: "true" }),
    second: { readsRules: false },
  },
  /**
   * The fixture content with longer texts and lists. The static files are on another origin, one picture has an
   * absolute URL, analytics has a measurement id, and the site fetches the whole sign-in sheet from the spreadsheet
   * itself.
   */
  long: {
    writeContent: writeLongContent,
    arguments: ["--prefix-paths"],
    second: { readsRules: true },
    environment: ({ second, spreadsheet }) => ({
      GATSBY_ASSET_PREFIX: `http://127.0.0.1:${second}`,
      GATSBY_GA_MEASUREMENT_ID: "G-VARIANT01",
      GATSBY_SIGN_IN_SHEET_URL: exportUrl(`http://127.0.0.1:${spreadsheet}`),
      // The spreadsheet redirects to the other host name of its server.
      GATSBY_SIGN_IN_SHEET_ORIGINS: `http://localhost:${spreadsheet}`,
    }),
  },
} satisfies Record<string, TestSite>

export const siteNames = Object.keys(sites) as SiteName[]

export const testSite = (name: SiteName): TestSite => sites[name]

/** Returns the end of the names of the stages in package.json that build and test a site. */
export const stageOf = (name: SiteName) => (name === "fixture" || name === "content" ? name : "variants")

/** Returns the variables of a site. */
export function environmentOf(name: SiteName, ports: SitePorts): Record<string, string> {
  return { ...localEnvironment(ports), ...testSite(name).environment?.(ports) }
}

/**
 * Folder in which `gatsby build` runs, one site at a time. Its `.cache` and the pictures in `public` are kept: with
 * what webpack has compiled for the first site, the others take half the time.
 */
export const buildFolder = path.resolve(".data/build")

/** Folder in which `gatsby develop` runs. */
export const developFolder = path.resolve(".data/develop")

/** Returns the folder of a built site: `public`, as it would be published, `content`, and the files of nginx. */
export const siteFolder = (name: SiteName): string => path.resolve(".data/sites", name)

export const publicFolder = (name: SiteName): string => path.join(siteFolder(name), "public")

export const contentOf = (name: SiteName): string => path.join(siteFolder(name), "content")
