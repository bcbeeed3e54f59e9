import { sendToService } from "./request"

/** Lets each request fail with a code of the system. */
const failWith = (code: string) =>
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("fetch failed", { cause: { code } }))

it.each([
  ["https://project.supabase.co", "ENOTFOUND", "If it is paused, click Restore"],
  ["https://project.supabase.co", "ECONNREFUSED", "Start the service"],
  ["https://records.example", "ENOTFOUND", "Start the service"],
])("says what to do if %s cannot be reached (%s)", async (origin, code, remedy) => {
  failWith(code)
  await expect(sendToService(`${origin}/rest/v1/`)).rejects.toMatchObject({
    message: `${origin} cannot be reached (${code})`,
    remedy: expect.stringContaining(remedy) as string,
  })
})
