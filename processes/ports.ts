import { parseArgs } from "node:util"
import getPort, { portNumbers } from "get-port"
import { defaultPorts, type LocalPorts } from "../local-services/localEnvironment"

/** The number of ports that are tried after one that is in use. */
const attempts = 99

const lowest = 1024
const highest = 65_535

/**
 * Returns the port of the command line (`--port 9100`), or the default one. If it is in use, prints and returns the
 * next free one.
 * @param args without the other options of the command
 * @throws Error if the command line is wrong
 */
export async function sitePort(
  defaultPort: number,
  args = process.argv.slice(2),
  variables: Partial<NodeJS.ProcessEnv> = process.env,
): Promise<number> {
  const options = { port: { type: "string" } } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  // npm takes the option itself where `--` is missing, as in PowerShell: with its value, or without it as an argument.
  const text = values.port ?? positionals[0] ?? variables.npm_config_port
  const port = text === undefined ? defaultPort : Number(text)
  if (!Number.isInteger(port) || port < lowest || port > highest)
    throw new Error(`"${text}" is not a port. Write a number from ${lowest} to ${highest}, such as: -- --port 9100`)
  const free = await freePort(port)
  if (free !== port) console.log(`Port ${port} is in use. The site uses port ${free}.`)
  return free
}

/** Returns the ports of the local services with that of a site: the default ones, or the next free ones. */
export async function localPorts(site: number): Promise<LocalPorts> {
  const ports = { ...defaultPorts, site }
  for (const name of Object.keys(defaultPorts) as (keyof LocalPorts)[])
    if (name !== "site") ports[name] = await freePort(ports[name])
  return ports
}

/**
 * Returns a port, or the next free one. get-port also finds programs that listen on all addresses, and returns no port
 * twice.
 */
export function freePort(port: number): Promise<number> {
  return getPort({ port: portNumbers(port, Math.min(port + attempts, highest)) })
}
