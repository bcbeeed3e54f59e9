import { cp, mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { defaultPorts, localEnvironment } from "../../local-services/localEnvironment"
import { prepareBuild } from "./prepareBuild"

const local = localEnvironment(defaultPorts)
const { env } = process

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "prepared-"))
  process.env = { ...env, CONTENT_FOLDER: path.join(folder, "content") }
})
afterEach(async () => {
  process.env = env
  await rm(folder, { recursive: true })
})

it("writes the content only if it has no mistake, and only once for a process and the Gatsby that it starts", async () => {
  const resolved = path.join(folder, "resolved")
  await expect(prepareBuild(local, resolved)).rejects.toThrow("mistakes in content")
  await cp("test/content", path.join(folder, "content"), { recursive: true })
  const variables = { ...local, ...(await prepareBuild(local, resolved)) }
  expect(await readdir(resolved)).toContain("programs.json")
  await rm(path.join(folder, "content"), { recursive: true })
  await prepareBuild(variables, resolved, process.pid)
  await expect(prepareBuild(variables, resolved, process.pid + 1)).rejects.toThrow("mistakes in content")
})
