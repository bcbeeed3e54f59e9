/**
 * Builds the sites that the browser tests open, one after the other in one working folder. They share webpack's cache and the
 * processed pictures. Each finished site is copied to a separate folder.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { cp } from "node:fs/promises"
import path from "node:path"
import { localEnvironment } from "../../local-services/localEnvironment"
import { exportUrl } from "../../local-services/spreadsheet/startSpreadsheet"
import { writeLongContent, writeShortContent } from "../../test/variants/writeVariants"
import { copySources } from "./copySources"
import { choosePorts, type SitePorts } from "./ports"
import { runOrThrow } from "./run"
import type { Output } from "./steps"

interface Build {
  /** Puts the content of the build into an empty folder. */
  writeContent: (folder: string) => Promise<void> | void
  /** Variables that differ from those of `localEnvironment`. */
  environment?: (ports: SitePorts) => Record<string, string>
  /** Arguments of `gatsby build`. */
  arguments?: readonly string[]
}

const builds = {
  /** The content whose words the tests use. `npm test` compares the types that this build writes with the committed types. */
  fixture: {
    writeContent: (folder) => copy("test/content", folder),
    environment: () => ({ WRITE_QUERY_TYPES: "true" }),
  },
  /** The maintainers' content. No test uses its words. */
  content: { writeContent: (folder) => copy("content", folder) },
  /**
   * The fixture content with longer texts and lists. The static files are on another origin, one picture has an absolute URL,
   * analytics has a measurement id, and the site fetches the whole sign-in sheet from the spreadsheet itself.
   */
  long: {
    writeContent: writeLongContent,
    arguments: ["--prefix-paths"],
    environment: ({ assets, spreadsheet, downloads }) => ({
      GATSBY_ASSET_PREFIX: `http://127.0.0.1:${assets}`,
      GATSBY_GA_MEASUREMENT_ID: "G-VARIANT01",
      GATSBY_SIGN_IN_SHEET_URL: exportUrl(`http://127.0.0.1:${spreadsheet}`),
      GATSBY_SIGN_IN_SHEET_ORIGINS: `http://127.0.0.1:${downloads}`,
    }),
  },
  /** No optional content, and a page for each redirect, for a host that reads no rules. */
  short: { writeContent: writeShortContent, environment: () => ({ GATSBY_REDIRECT_PAGES: "true" }) },
} satisfies Record<string, Build>

export type BuildName = keyof typeof builds

/** Folder in which Gatsby runs. Its `.cache` and `public` are kept between builds. */
export const workingFolder = path.resolve(".data/build")

export interface BuiltSite {
  /** Folder with the built site, as it would be published. */
  public: string
  /** Folder with the content of the site. */
  content: string
  /** The ports in the URLs of the built pages. */
  ports: SitePorts
}

/** Returns a built site. @throws Error if it has not been built */
export function builtSite(name: BuildName): BuiltSite {
  const folder = siteFolder(name)
  const portsFile = path.join(folder, "ports.json")
  if (!existsSync(portsFile)) throw new Error(`The site "${name}" has not been built. Run "npm test -- build" first.`)
  const ports = JSON.parse(readFileSync(portsFile, "utf8")) as SitePorts
  return { public: path.join(folder, "public"), content: path.join(folder, "content"), ports }
}

/** Builds one of the sites. @throws Error if Gatsby fails; `output` receives the reason */
export async function buildSite(name: BuildName, output: Output): Promise<void> {
  const build: Build = builds[name]
  const folder = siteFolder(name)
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  const ports = await choosePorts()
  const content = await prepareWorkingFolder(build.writeContent)
  await runOrThrow("gatsby", ["build", ...(build.arguments ?? [])], {
    output,
    folder: workingFolder,
    environment: { ...localEnvironment(ports), ...build.environment?.(ports) },
  })
  for (const name of ["public", "nginx-http.conf", "nginx-server.conf"])
    await copy(path.join(workingFolder, name), path.join(folder, name))
  await copy(content, path.join(folder, "content"))
  writeFileSync(path.join(folder, "ports.json"), JSON.stringify(ports))
}

/** Copies the sources into the working folder, and makes its content. @returns the content folder */
export async function prepareWorkingFolder(
  writeContent: Build["writeContent"] = builds.fixture.writeContent,
): Promise<string> {
  await copySources(".", workingFolder)
  symlinkSync(path.resolve("node_modules"), path.join(workingFolder, "node_modules"), "junction")
  // Without its state, Gatsby (5.16.1) deletes the data and pages of the previous build, and keeps webpack's cache and the processed
  // pictures.
  rmSync(path.join(workingFolder, ".cache/redux"), { recursive: true, force: true, maxRetries: 10 })
  const content = path.join(workingFolder, "content")
  rmSync(content, { recursive: true, force: true, maxRetries: 10 })
  mkdirSync(content, { recursive: true })
  await writeContent(content)
  return content
}

function siteFolder(name: BuildName): string {
  return path.resolve(".data/sites", name)
}

function copy(from: string, to: string): Promise<void> {
  return cp(from, to, { recursive: true, preserveTimestamps: true })
}
