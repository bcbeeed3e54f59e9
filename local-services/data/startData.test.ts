import { createClient } from "@supabase/supabase-js"
import { localAnonymousKey } from "../localEnvironment"
import { startDataProcess, type DataProcess } from "./startDataProcess"

let service: DataProcess

/** Replaces WebSocket, which Node.js 20 does not have. The client requires the class even without subscriptions. */
const transport = class {} as unknown as typeof WebSocket

/** Inserts an address as the site does. */
async function subscribe(email: string, key = localAnonymousKey) {
  const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false }
  const client = createClient(service.url, key, { auth, realtime: { transport } })
  const { data, error, status } = await client.from("email_subscribers").insert({ email }).select()
  return { data: data as { email: string }[] | null, code: error?.code, message: error?.message, status }
}

beforeAll(async () => {
  service = await startDataProcess()
}, 60_000)
afterAll(() => service.close())

it("inserts a row and returns it, and responds 409 to the same address", async () => {
  expect(await subscribe("maya@insert.example")).toMatchObject({
    status: 201,
    data: [{ email: "maya@insert.example" }],
  })
  const message = expect.stringContaining("duplicate key") as string
  expect(await subscribe("maya@insert.example")).toEqual({ status: 409, data: null, code: "23505", message })
})

it("responds 400 to an address that the table refuses, and 401 to a wrong key", async () => {
  expect(await subscribe("no address")).toMatchObject({ status: 400, code: "23514" })
  expect(await subscribe("a@key.example", "guessed")).toMatchObject({ status: 401, message: "Invalid API key" })
})

it("responds 429 if SQL raises it", async () => {
  const setAttempts = (count: string) => service.query(`select setval('public.email_subscriber_attempts', ${count})`)
  await setAttempts("(extract(epoch from now())::bigint / 60 + 1) * 1000000 + 100")
  expect(await subscribe("a@limit.example")).toMatchObject({ status: 429, code: "PT429" })
  await setAttempts("1")
})
