/** @jest-environment ./test/browserWithFetch.ts */
import { loadUnlessOutdated } from "./loadUnlessOutdated"

const { signal } = new AbortController()
const failure = new Error("Loading chunk newsletter failed.")
const load = () => loadUnlessOutdated(Promise.reject(failure), signal)
const deploy = (respond: () => Response) =>
  jest.spyOn(globalThis, "fetch").mockImplementation(() => Promise.resolve().then(respond))

beforeEach(() => {
  window.___webpackCompilationHash = "older"
})

it("returns the code that loads, without another request", async () => {
  const requests = deploy(() => Response.json({ webpackCompilationHash: "newer" }))
  await expect(loadUnlessOutdated(Promise.resolve("code"), signal)).resolves.toBe("code")
  expect(requests).not.toHaveBeenCalled()
})

it("returns undefined if the code does not load and the host has a newer build", async () => {
  const requests = deploy(() => Response.json({ webpackCompilationHash: "newer" }))
  await expect(load()).resolves.toBeUndefined()
  // A response from the browser's cache would be that of the page's build.
  expect(requests.mock.calls).toEqual([["/page-data/app-data.json", { cache: "no-store", signal }]])
})

it.each<[string, () => Response]>([
  ["has the build of the page", () => Response.json({ webpackCompilationHash: "older" })],
  [
    "is unreachable",
    () => {
      throw new TypeError("Failed to fetch")
    },
  ],
  ["responds with HTML, such as the sign-in page of a café's network", () => new Response("<!doctype html>")],
  ["responds with other JSON", () => Response.json({ error: "Not found" })],
  ["responds with JSON null", () => Response.json(null)],
])("throws the error of the import if the host %s", async (_, respond) => {
  deploy(respond)
  await expect(load()).rejects.toBe(failure)
})
