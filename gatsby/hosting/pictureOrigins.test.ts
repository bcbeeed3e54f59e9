import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { pictureOrigins } from "./pictureOrigins"

it("returns each origin of the pictures with an absolute URL once, and no origin of a link", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "content-"))
  const people = [
    "https://b.example/1.png",
    "https://a.example:8443/x/2.png",
    "https://b.example/3.png",
    "images/4.png",
    ["https://d.example/5.png"],
  ]
  writeFileSync(path.join(folder, "team.json"), JSON.stringify(people.map((imageSrc) => ({ imageSrc }))))
  writeFileSync(
    path.join(folder, "publications.json"),
    JSON.stringify([{ title: "A", links: [{ url: "https://c.example/paper.png" }], link: "https://c.example/a.png" }]),
  )
  await expect(pictureOrigins(folder)).resolves.toEqual(["https://a.example:8443", "https://b.example"])
  rmSync(folder, { recursive: true })
})

it("returns nothing if all pictures are files", async () => {
  await expect(pictureOrigins("test/content")).resolves.toEqual([])
})
