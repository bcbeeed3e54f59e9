import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { httpsCheck } from "./addressChecks"

it.each([
  [301, "https://www.example.org/", undefined],
  [200, "", /has status 200/],
  [301, "http://www.example.org/", /the location "http:/],
])("http:// has to redirect to https://: %d to %j", async (status, location, message) => {
  const server = createServer((_request, response) => response.writeHead(status, { location }).end())
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const send = () => Promise.reject(new Error("The check needs no other request."))
  const result = Promise.resolve(httpsCheck(`https://127.0.0.1:${port}`).run(send))
  await (message ? expect(result).rejects.toThrow(message) : expect(result).resolves.toBeUndefined())
  server.close()
})
