import { createServer, type AddressInfo } from "node:net"
import { defaultPorts, type LocalPorts } from "../../services/localEnvironment"

/** A port on loopback that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

/** A free port for the site and for each local service. */
export async function freePorts(): Promise<LocalPorts> {
  const names = Object.keys(defaultPorts) as (keyof LocalPorts)[]
  const ports = { ...defaultPorts }
  for (const name of names) ports[name] = await freePort()
  return ports
}
