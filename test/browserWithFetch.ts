import { TestEnvironment } from "jest-environment-jsdom"

/** jsdom with Node's fetch classes, for tests that mock `fetch`. Node's fetch itself does not accept jsdom's signals. */
export default class BrowserWithFetch extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    Object.assign(this.global, { fetch, Headers, ReadableStream, Request, Response })
  }
}
