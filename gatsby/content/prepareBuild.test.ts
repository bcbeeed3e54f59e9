import { cp, readdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { defaultPorts, localEnvironment } from "../../local-services/localEnvironment"
import { temporaryFolder } from "../../test/temporaryFolder"
import { prepareBuild } from "./prepareBuild"
import { readResolved } from "./resolved"

const local = localEnvironment(defaultPorts)
/** An address of a documentation network (RFC 5737), which counts as public. */
const published = {
  ...local,
  GATSBY_SITE_URL: "https://192.0.2.1",
  GATSBY_SIGN_IN_PASSWORD_HASH: `pbkdf2-sha256:600000:salt:${"k".repeat(43)}`,
}

const { env } = process

let folder: string
let resolved: string
beforeEach(async () => {
  folder = temporaryFolder()
  resolved = temporaryFolder()
  process.env = { ...env, CONTENT_FOLDER: folder }
  await cp("test/content", folder, { recursive: true })
})
afterEach(() => {
  process.env = env
})

const change = async (name: string, edit: (text: string) => string) => {
  const file = path.join(folder, name)
  await writeFile(file, edit(await readFile(file, "utf8")))
}
const removeSamples = async (...names: string[]) => {
  for (const name of names) await change(name, (text) => text.replaceAll('"sample": true', '"sample": false'))
}
const linesOf = async (variables: Record<string, string>) => {
  const error: unknown = await prepareBuild(variables, resolved).catch((reason: unknown) => reason)
  return error instanceof Error ? error.message.split("\n") : []
}

// scripts/refusedBuild.test.ts has the mistakes of the environment and of the content.
it("checks and writes the content once for a process and the Gatsby that it starts", async () => {
  const variables = { ...local, ...(await prepareBuild(local, resolved)) }
  expect(await readdir(resolved)).toContain("programs.json")
  await change("stats.json", (text) => text.replace("{", ""))
  await prepareBuild(variables, resolved, process.pid)
  await expect(prepareBuild(variables, resolved, process.pid + 1)).rejects.toThrow("1 mistake in content")
})

it("says on every page of a preview, and in no other build, what does not work", async () => {
  const notice = "This is a preview: letters, sign-in and newsletter do not work here."
  const texts = async (variables: Record<string, string>) => {
    await prepareBuild(variables, resolved)
    const content = await readResolved(resolved)
    const { newsletter, personalPage } = content["sections.json"]
    const { failed } = content["pages/sign-in.json"].form
    return [content["site.json"].banner, newsletter.privacy, personalPage.endedLookup.failed, failed]
  }
  const published = await texts(local)
  expect(published.join()).not.toContain("preview")
  const [banner, privacy, ...failures] = await texts({ ...local, GATSBY_PREVIEW: "true" })
  expect(banner).toBe(`${notice} A form that you send is real. ${published[0]}`)
  expect(privacy).toBe(`${notice} ${published[1]}`)
  expect(failures).toEqual([notice, notice])
})

it("lets Gatsby use the asset prefix if there is one", async () => {
  expect(await prepareBuild(local, resolved)).toMatchObject({ PREFIX_PATHS: "false" })
  const withPrefix = { ...local, GATSBY_ASSET_PREFIX: "https://cdn.example" }
  expect(await prepareBuild(withPrefix, resolved)).toMatchObject({ PREFIX_PATHS: "true" })
})

describe("content with sample entries", () => {
  const others =
    "countries documents forms pages/acceptance pages/privacy publications research-highlights team testimonials universities"
      .split(" ")
      .map((name) => `${name}.json`)

  it("is refused with a line for each file", async () => {
    const [headline, ...lines] = await linesOf(published)
    expect(headline).toMatch(
      /^\d+ sample entries and \d+ made-up address(?:es)? in content, but https:\/\/192\.0\.2\.1 is a public address\. .* Replace the forms first: .* set GATSBY_ALLOW_SAMPLE_CONTENT=true\.$/,
    )
    const samples = lines.filter((line) => line.includes("sample entr"))
    expect(samples.map((line) => line.split(":")[0])).toHaveLength(others.length)
    expect(lines).toContainEqual(expect.stringMatching(/\/site\.json:\d+:\d+, "email" has "blast-ai\.example"/))
    expect(lines).toContainEqual(expect.stringMatching(/\/team\.json:1:1: the file has 12 sample entries: "/))
  })

  it("is built only for a local address, or if GATSBY_ALLOW_SAMPLE_CONTENT allows it, or without anything made up", async () => {
    expect(await linesOf(local)).toEqual([])
    expect(await linesOf({ ...published, GATSBY_ALLOW_SAMPLE_CONTENT: "true" })).toEqual([])
    await removeSamples(...others)
    for (const name of await readdir(folder, { recursive: true }))
      if (name.endsWith(".json"))
        await change(name, (text) =>
          text.replaceAll(/blast-ai\.example|example\.(com|org)|(?<=\w)\.example/g, "school.edu"),
        )
    expect(await linesOf(published)).toEqual([])
  })
})
