import { environmentWarnings, loadEnvironmentFiles, readEnvironment } from "."
import { previewVariables } from "./preview"

const variables = { GATSBY_SITE_URL: "https://www.school.site", GATSBY_FORMS_URL: "https://form.jotform.com" }

it.each([
  ["the production context of Netlify", { NETLIFY: "true", CONTEXT: "production" }, false],
  ["a pull request at Netlify", { NETLIFY: "true", CONTEXT: "deploy-preview" }, true],
  ["another branch at Netlify", { NETLIFY: "true", CONTEXT: "branch-deploy" }, true],
  ["the main branch at Cloudflare", { WORKERS_CI_BRANCH: "main" }, false],
  ["another branch at Cloudflare", { WORKERS_CI_BRANCH: "new-faq" }, true],
  ["another branch at Cloudflare Pages", { CF_PAGES_BRANCH: "new-faq" }, true],
  ["another computer", { CONTEXT: "test" }, false],
  ["another computer with GATSBY_PREVIEW", { GATSBY_PREVIEW: "true" }, true],
  ["another branch that declares to be none", { WORKERS_CI_BRANCH: "new-faq", GATSBY_PREVIEW: "false" }, true],
])("the build of %s is a preview, or not", (_case, given, isPreview) => {
  expect(previewVariables(given).GATSBY_PREVIEW).toBe(isPreview ? "true" : undefined)
})

describe("a preview", () => {
  const services = {
    GATSBY_SUPABASE_URL: "https://project.supabase.co",
    GATSBY_SUPABASE_ANON_KEY: "sb_publishable_real",
    GATSBY_RECORDS_API_URL: "https://project.supabase.co/functions/v1/admissions",
    GATSBY_SIGN_IN_SHEET_URL: "https://project.supabase.co/functions/v1/admissions/sign-in?email={email}",
    GATSBY_SIGN_IN_SHEET_ORIGINS: "https://sheet.school.site",
    GATSBY_GA_MEASUREMENT_ID: "G-REAL",
  }
  const valuesWith = (given: object) => {
    const all = { ...variables, ...given, GATSBY_PREVIEW: "true" }
    return { ...all, ...previewVariables(all) }
  }

  it("has these variables instead of those of the host", () => {
    const { env } = process
    process.env = { ...env, ...services, WORKERS_CI_BRANCH: "new-faq" }
    loadEnvironmentFiles("preview")
    expect(JSON.stringify(process.env)).not.toContain(services.GATSBY_SUPABASE_URL)
    process.env = env
  })

  it("needs only the addresses of the site and of the forms", () => {
    expect(readEnvironment(valuesWith({}))).toMatchObject({ ...variables, GATSBY_PREVIEW: true })
  })

  it("contains no address and no key of a real service", () => {
    const text = JSON.stringify(valuesWith(services))
    for (const value of Object.values(services)) expect(text).not.toContain(value)
  })

  it.each([
    [{}, 'GATSBY_PREVIEW is "true".'],
    [{ WORKERS_CI_BRANCH: "master" }, 'WORKERS_CI_BRANCH is "master", not "main".'],
    [{ NETLIFY: "true", CONTEXT: "branch-deploy" }, 'CONTEXT is "branch-deploy", not "production".'],
  ])("with %j warns only that it is one, and why", (given, cause) => {
    const values = valuesWith({ ...services, ...given })
    const warning = `This build is a preview, without letters, sign-in and newsletter: ${cause}`
    expect(environmentWarnings(readEnvironment(values), values)).toEqual([warning])
  })
})
