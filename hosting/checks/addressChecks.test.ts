import { serve, type RunningService } from "../../local-services/listen"
import { httpsCheck } from "./addressChecks"

let response: Response
let server: RunningService

beforeAll(async () => {
  server = await serve(() => response, 0)
})
afterAll(() => server.close())

const check = async () => {
  const send = () => Promise.reject(new Error("The check needs no other request."))
  await httpsCheck(server.url.replace("http:", "https:")).run(send)
}

it("accepts a redirect from http:// to https://", async () => {
  response = new Response(null, { status: 301, headers: { location: "https://www.example.org/" } })
  await expect(check()).resolves.toBeUndefined()
})

it.each([
  [200, {}, /has status 200/],
  [301, { location: "http://www.example.org/" }, /the location "http:/],
])("refuses the status %d with the headers %j at http://", async (status, headers, message) => {
  response = new Response(null, { status, headers: new Headers(Object.entries(headers)) })
  await expect(check()).rejects.toThrow(message)
})
