import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { listen } from "../local-services/listen"
import { localPorts, sitePort } from "./ports"

const printed = jest.spyOn(console, "log").mockImplementation()

let server: Server
beforeEach(() => {
  server = createServer()
  printed.mockClear()
})
afterEach(() => server.close())

/** Listens on a free port. @returns the port */
async function usePort(): Promise<number> {
  await listen(server, 0)
  return (server.address() as AddressInfo).port
}

it("uses the next free port and prints it, if a program uses the default one", async () => {
  const used = await usePort()
  const port = await sitePort(used, [], {})
  expect(port).toBeGreaterThan(used)
  expect(printed.mock.calls).toEqual([[`Port ${used} is in use. The site uses port ${port}.`]])
})

it.each<[string, string[], { npm_config_port?: string }]>([
  ["--port", ["--port", "9871"], {}],
  ["an argument, to which npm reduces the option without --", ["9872"], {}],
  ["npm's variable, to which npm turns the option without --", [], { npm_config_port: "9873" }],
])("reads the port from %s", async (_title, args, variables) => {
  const wanted = Number(args.at(-1) ?? variables.npm_config_port)
  // Another program may use the port while the test runs.
  expect(await sitePort(9000, args, variables)).toBeGreaterThanOrEqual(wanted)
})

it.each(["80", "70000", "site"])("refuses %s as a port", async (text) => {
  await expect(sitePort(9000, ["--port", text], {})).rejects.toThrow(
    `"${text}" is not a port. Write a number from 1024 to 65535, such as: -- --port 9100`,
  )
})

it("returns different free ports for the site and its services", async () => {
  const ports = Object.values(await localPorts(await usePort()))
  expect(new Set(ports).size).toBe(ports.length)
})
