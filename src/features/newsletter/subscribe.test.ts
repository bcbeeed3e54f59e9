/** @jest-environment ./test/browserWithFetch.ts */
import { bodyOf, stubNewsletterApi, type ResponseName } from "../../../test/newsletterApi"
import { localAnonymousKey, localLegacyKey } from "../../../local-services/localEnvironment"
import { subscribe } from "./subscribe"

const send = (signal = new AbortController().signal) => subscribe("maya@school.example", signal)

it("sends one insert of the address and requests the row", async () => {
  jest.useFakeTimers({ now: new Date("2025-03-01T10:00:00Z") })
  const requests = stubNewsletterApi("inserted")
  await expect(send()).resolves.toEqual({ kind: "subscribed" })
  expect(requests).toHaveBeenCalledTimes(1)
  const [url, init] = requests.mock.calls[0] ?? []
  expect(url).toBe("http://127.0.0.1:9102/rest/v1/email_subscribers?select=*")
  expect(init?.method).toBe("POST")
  expect(bodyOf(init)).toEqual({ email: "maya@school.example", subscribed_at: "2025-03-01T10:00:00.000Z" })
  const headers = new Headers(init?.headers)
  expect(headers.get("prefer")).toContain("return=representation")
})

it.each([localAnonymousKey, localLegacyKey])("sends the key %s in both headers", async (key) => {
  jest.replaceProperty(process.env, "GATSBY_SUPABASE_ANON_KEY", key)
  const requests = stubNewsletterApi("inserted")
  await jest.isolateModulesAsync(async () => {
    const module = await import("./subscribe")
    await module.subscribe("maya@school.example", new AbortController().signal)
  })
  const headers = new Headers(requests.mock.calls[0]?.[1]?.headers)
  expect([headers.get("apikey"), headers.get("authorization")]).toEqual([key, `Bearer ${key}`])
})

// NewsletterForm.test.tsx and src/sections/faults.test.tsx have the other faults.
it.each<[ResponseName, string]>([
  ["checkViolated", "failed"],
  ["notInserted", "failed"],
])("turns the response %s into %s, after one request", async (response, kind) => {
  const requests = stubNewsletterApi(response)
  await expect(send()).resolves.toEqual({ kind })
  expect(requests).toHaveBeenCalledTimes(1)
})

it("sends no request if the time limit passed while the module was loading", async () => {
  const requests = stubNewsletterApi("inserted")
  await expect(send(AbortSignal.abort())).resolves.toEqual({ kind: "failed" })
  expect(requests).not.toHaveBeenCalled()
})
