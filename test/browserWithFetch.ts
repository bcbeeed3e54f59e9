import { TestEnvironment } from "jest-environment-jsdom"

/** jsdom with Node's fetch. */
export default class BrowserWithFetch extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    Object.assign(this.global, { fetch: fetchWithAnySignal, Headers, Request, Response })
  }
}

/** Node's fetch does not accept jsdom's signals. */
const fetchWithAnySignal: typeof fetch = (input, init = {}) => {
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (init.signal?.aborted) abort()
  init.signal?.addEventListener("abort", abort)
  return fetch(input, { ...init, signal: controller.signal })
}
