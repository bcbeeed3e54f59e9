import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

const folder = ".github/workflows"
const workflows = readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), "utf8")] as const)

describe.each(workflows)("the workflow %s", (_name, text) => {
  it("pins each action by commit, with its version as a comment, because a tag can move", () => {
    const uses = [...text.matchAll(/\buses: *(.*)/g)].map(([, action]) => action)
    for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it("has no permissions by default, and lets each job only read the repository", () => {
    expect(text).toMatch(/^permissions: \{\}$/m)
    const jobs = text.slice(text.indexOf("\njobs:\n")).match(/^ {2}\w+:$/gm) ?? []
    expect(jobs).not.toEqual([])
    expect(text.match(/^ {4}permissions:\n {6}contents: read$/gm)).toHaveLength(jobs.length)
    expect(text).not.toMatch(/: *write\b/)
  })

  it("does not leave the token of the checkout in the files that the tests can read", () => {
    expect(text.match(/persist-credentials: false/g)?.length).toBe(text.match(/actions\/checkout@/g)?.length)
  })
})

it("the workflows use the oldest supported and the recommended version of Node.js, which README names", () => {
  const { engines } = JSON.parse(readFileSync("package.json", "utf8")) as { engines: { node: string } }
  const versions = workflows.flatMap(([, text]) => text.match(/(?<=node-version: |node:|node: \[).*/g) ?? [])
  const [oldest, ...others] = versions.flatMap((version) => version.match(/\d[\d.]*/g) ?? [])
  expect(engines.node).toBe(`>=${oldest}.0`)
  expect(others).toEqual([])
  const recommended = readFileSync(".node-version", "utf8").trim()
  expect(readFileSync("README.md", "utf8")).toContain(`Node.js ${oldest} to ${recommended}.`)
})

it("the lockfile has the integrity of every package, so npm installs no package with other content", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, { integrity?: string; link?: boolean; inBundle?: boolean }>
  }
  const installed = Object.entries(packages).filter(([name, { link, inBundle }]) => name && !link && !inBundle)
  expect(installed.length).toBeGreaterThan(1000)
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith("sha512-")).map(([name]) => name)).toEqual([])
})
