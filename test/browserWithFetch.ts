import { TestEnvironment } from "jest-environment-jsdom"

/** A jsdom with the fetch of Node.js and its classes, for tests that mock requests as requests. It sends none itself: signals are jsdom's. */
export default class BrowserWithFetch extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    Object.assign(this.global, { fetch, Headers, ReadableStream, Request, Response })
  }
}
