import { rm } from "node:fs/promises"
import { createSiteServer } from "../hosting/server"
import { listen, serve } from "../local-services/listen"
import { defaultPorts, localEnvironment } from "../local-services/localEnvironment"
import { writeTestSite } from "../hosting/checks/testing/testSiteFolder"
import { runScript } from "./testing/runScript"

/** Runs the command on a small site, without its services. */
async function checkSite(changes: Record<string, string>) {
  const folder = await writeTestSite()
  const site = await listen(await createSiteServer(folder), 0)
  const services = await serve(() => new Response("Not found", { status: 404 }), 0)
  const port = Number(new URL(services.url).port)
  const variables = localEnvironment({ ...defaultPorts, forms: port, data: port, admissions: port })
  const env = { ...process.env, ...variables, GATSBY_SITE_URL: site.url, CONTENT_FOLDER: "test/content", ...changes }
  const result = await runScript("check-live.ts", [], { env })
  await Promise.all([site.close(), services.close()])
  await rm(folder, { recursive: true })
  return result
}

const headersPass = /^pass +pages and files have the headers of their class$/m

it("expects a host to read no rules if the site has a page for each redirect", async () => {
  expect((await checkSite({ GATSBY_REDIRECT_PAGES: "true" })).stdout).not.toMatch(headersPass)
})

it("prints what fails and what is not checked, counts both, and ends with 1", async () => {
  const { code, stdout } = await checkSite({})
  expect(code).toBe(1)
  expect(stdout).toMatch(headersPass)
  expect(stdout).toMatch(/^pass {9}an address without a page has status 404/m)
  expect(stdout).toMatch(/^FAIL {9}the form ".*" exists\n {13}It has status 404\.\n {13}Correct GATSBY_FORMS_URL/m)
  expect(stdout).toMatch(/^not checked {2}the shared password .*\n {13}CHECK_SIGN_IN_PASSWORD is not set\.$/m)
  expect(stdout).toMatch(/\n\d+ passed, \d+ failed, 7 not checked\n$/)
})

it("says what to do about a site that cannot be reached, without checking it", async () => {
  const { url, close } = await serve(() => new Response(), 0)
  await close()
  const { code, stdout, stderr } = await checkSite({ GATSBY_SITE_URL: url })
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" })
  expect(stderr).toMatch(/^http:\/\/127\.0\.0\.1:\d+ cannot be reached \(ECONNREFUSED\)\. Start the service/)
})
