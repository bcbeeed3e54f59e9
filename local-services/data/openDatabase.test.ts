import { writeFileSync } from "node:fs"
import path from "node:path"
import { temporaryFolder } from "../../test/temporaryFolder"
import { migrationsIn } from "./openDatabase"

it("lists the migrations in their order, without the files of systems and editors", () => {
  const folder = temporaryFolder()
  const migrations = ["20250101000000_one.sql", "20250102000000_two.sql"]
  const others = [".DS_Store", "._20250101000000_one.sql", "20250101000000_one.sql~"]
  for (const name of [...others, ...migrations].reverse()) writeFileSync(path.join(folder, name), "")
  expect(migrationsIn(folder)).toEqual(migrations)
})
