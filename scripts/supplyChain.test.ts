import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { isScalar, parseDocument, visit, type Document } from "yaml"

interface Job {
  permissions?: object
  container?: string
  strategy?: { matrix: { node?: string[] } }
  /** None if the job is another workflow. */
  steps?: { uses?: string; with?: Record<string, unknown> }[]
}

const folder = ".github/workflows"
const workflows = readdirSync(folder).map((name) => {
  const document = parseDocument(readFileSync(path.join(folder, name), "utf8"))
  return { ...(document.toJS() as { permissions: object; jobs: Record<string, Job> }), name, document }
})
const everyJob = workflows.flatMap(({ jobs }) => Object.values(jobs))

const stepsWith = (jobs: readonly Job[], action: string) =>
  jobs.flatMap(({ steps = [] }) => steps).filter(({ uses }) => uses?.startsWith(`${action}@`))

/** Returns each action of another repository that a workflow uses, with the comment behind it. */
function actionsIn(document: Document): string[] {
  const actions: string[] = []
  visit(document, {
    Pair: (_key, { key, value }) => {
      if (!isScalar(key) || key.value !== "uses" || !isScalar(value)) return
      const action = String(value.value)
      if (!action.startsWith("./")) actions.push(`${action} #${value.comment}`)
    },
  })
  return actions
}

it("finds the actions of the workflows", () => {
  expect(workflows.flatMap(({ document }) => actionsIn(document)).length).toBeGreaterThan(5)
})

describe.each(workflows)("the workflow $name", ({ document, permissions, jobs }) => {
  it("pins each action by commit, with its version as a comment, because a tag can move", () => {
    for (const action of actionsIn(document)) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it("has no permissions by default", () => expect(permissions).toEqual({}))

  it("does not leave the token of the checkout in the files that the tests can read", () => {
    for (const step of stepsWith(Object.values(jobs), "actions/checkout"))
      expect(step.with).toMatchObject({ "persist-credentials": false })
  })
})

it("lets only the jobs that publish the site or write the report do more than read the repository", () => {
  const writing = workflows.flatMap(({ name, jobs }) =>
    Object.entries(jobs)
      .map(([job, { permissions }]) => [`${name} ${job}`, permissions ?? {}] as const)
      .filter(([, permissions]) => Object.values(permissions).includes("write")),
  )
  expect(Object.fromEntries(writing)).toEqual({
    "pages.yml deploy": { pages: "write", "id-token": "write" },
    "content-report.yml report": { contents: "read", issues: "write" },
  })
})

describe("the versions of Node.js", () => {
  const { engines } = JSON.parse(readFileSync("package.json", "utf8")) as { engines: { node: string } }
  const [, oldest] = /^>=(.+)\.0$/.exec(engines.node) ?? []
  const recommended = "${{ needs.content.outputs.node }}"

  it("of the tests are the oldest supported and the recommended one", () => {
    const matrices = everyJob.flatMap(({ strategy }) => strategy?.matrix.node ?? [])
    expect(matrices).toEqual([oldest, recommended])
  })

  it("of other jobs are the recommended one", () => {
    const containers = everyJob.flatMap(({ container }) => container ?? [])
    for (const container of containers)
      expect([`node:${recommended}-bookworm`, "node:${{ matrix.node }}-bookworm"]).toContain(container)
    for (const step of stepsWith(everyJob, "actions/setup-node")) {
      expect(step.with?.["node-version-file"]).toMatch(/(^|\/)\.node-version$/)
      expect(step.with).not.toHaveProperty("node-version")
    }
  })

  it("are named by README", () => {
    const newest = readFileSync(".node-version", "utf8").trim()
    expect(readFileSync("README.md", "utf8")).toContain(`Node.js ${oldest} to ${newest}.`)
  })
})

// lockfile-lint 5.0.1 finds nothing in a lockfile that lacks the integrity of a package.
describe("the lockfile", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, { integrity?: string; resolved?: string; link?: boolean; inBundle?: boolean }>
  }
  const installed = Object.entries(packages).filter(
    ([name, { link, inBundle }]) => name.includes("node_modules/") && !link && !inBundle,
  )

  it("has the integrity of every package, so npm installs no package with other content", () => {
    expect(installed.length).toBeGreaterThan(1000)
    expect(installed.filter(([, { integrity }]) => !integrity?.startsWith("sha512-")).map(([name]) => name)).toEqual([])
  })

  it("takes every package from the registry", () => {
    // Some settings of npm leave out the addresses of the registry.
    const registry = "https://registry.npmjs.org/"
    const others = installed.filter(([, { resolved = registry }]) => !resolved.startsWith(registry))
    expect(others.map(([name]) => name)).toEqual([])
  })
})
