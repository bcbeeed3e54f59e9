import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import path from "node:path"

/** Returns the paths of the files that a page loads to hydrate, in addition to the scripts of every page: chunks and data. */
export type PageResources = (file: string) => Promise<string[]>

/**
 * Reads which chunks belong to which component. Gatsby itself requests these files only after its own scripts, one after the other.
 * @param folder of the built site, with webpack's statistics
 */
export async function readPageResources(folder: string): Promise<PageResources> {
  const readJson = async (name: string) => JSON.parse(await readFile(path.join(folder, name), "utf8")) as unknown
  const { assetsByChunkName } = (await readJson("webpack.stats.json")) as {
    assetsByChunkName: Record<string, readonly string[]>
  }
  return async (file) => {
    const data = `page-data/${file.replace(/\/?index\.html$/, "") || "index"}/page-data.json`
    // The path of the 404 page is not known in advance.
    if (file === "404.html" || !existsSync(path.join(folder, data))) return []
    const { componentChunkName, staticQueryHashes } = (await readJson(data)) as {
      componentChunkName: string
      staticQueryHashes: readonly string[]
    }
    const chunks = (assetsByChunkName[componentChunkName] ?? []).filter((name) => name.endsWith(".js"))
    const queries = staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`)
    return [...chunks, "page-data/app-data.json", data, ...queries]
  }
}
