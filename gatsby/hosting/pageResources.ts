import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import path from "node:path"

/**
 * Reads which chunks belong to which component. Gatsby itself requests these files only after its own scripts, one after the other.
 * @param folder of the built site, with webpack's statistics
 * @returns a function from a page's file to the paths of its chunks and data, in addition to the scripts of every page
 */
export async function readPageResources(folder: string) {
  const readJson = async (name: string) => JSON.parse(await readFile(path.join(folder, name), "utf8")) as unknown
  const { assetsByChunkName } = (await readJson("webpack.stats.json")) as {
    assetsByChunkName: Record<string, readonly string[]>
  }
  return async (file: string): Promise<string[]> => {
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
