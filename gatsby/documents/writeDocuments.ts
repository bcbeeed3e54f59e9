import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { contentFolder } from "../contentFolder"
import { makeDocuments } from "./makeDocuments"

/** Writes the documents for applicants into public/. */
export async function writeDocuments(): Promise<void> {
  for (const [address, bytes] of await makeDocuments(contentFolder())) {
    const file = path.join("public", address)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, bytes)
  }
}
