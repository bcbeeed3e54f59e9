import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs"
import path from "node:path"
import { defaultPorts, localEnvironment } from "../local-services/localEnvironment"
import { temporaryFolder } from "../test/temporaryFolder"
import { runScript } from "./testing/runScript"

it.each([
  ["removes the files of an earlier build before Gatsby", {}, false],
  ["keeps them if it refuses to build", { GATSBY_GA_MEASUREMENT_ID: "UA-1234" }, true],
])("%s", async (_title, variables, isKept) => {
  const cwd = temporaryFolder()
  symlinkSync(path.resolve("node_modules"), path.join(cwd, "node_modules"), "junction")
  const earlier = path.join(cwd, "public/app-0123.js")
  mkdirSync(path.dirname(earlier))
  writeFileSync(earlier, "")
  const content = { CONTENT_FOLDER: path.resolve("test/content") }
  const env = { ...process.env, ...localEnvironment(defaultPorts), ...content, ...variables }
  // With this argument, Gatsby builds nothing.
  await runScript("build.ts", ["--help"], { cwd, env })
  expect(existsSync(path.join(cwd, ".data/logs/build.log"))).toBe(!isKept)
  expect(existsSync(earlier)).toBe(isKept)
})
