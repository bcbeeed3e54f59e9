import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Content } from "../content-model"
import { makeDocuments } from "./makeDocuments"

/** Writes the documents for applicants into public/. */
export async function writeDocuments(content: Content): Promise<void> {
  for (const [address, bytes] of await makeDocuments(content)) {
    const file = path.join("public", address)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, bytes)
  }
}
