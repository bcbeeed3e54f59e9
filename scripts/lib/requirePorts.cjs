const { execFileSync } = require("node:child_process")
const { once } = require("node:events")
const { connect, createServer } = require("node:net")
const { parseArgs } = require("node:util")
const ports = require("../../local-services/ports.json")

/** @typedef {Partial<import("../../local-services/localEnvironment").LocalPorts>} Ports */

/**
 * The ports that a script uses if the command line names none. 8000 is Gatsby's default.
 * @type {Readonly<Record<string, Ports>>}
 */
const defaultPorts = {
  "scripts/start.ts": ports,
  "scripts/develop.ts": { ...ports, site: 8000 },
  "scripts/serve.ts": { site: ports.site },
}

/** Both addresses of `localhost`. A program that listens on all addresses also listens on these. */
const hosts = ["127.0.0.1", "::1"]

/**
 * Checks that the ports of a script are free. Runs before packages are installed.
 * @param {string} script
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string | undefined>>} variables
 * @returns {Promise<Ports>} the default ports, or only that of the site if the command line names it; none for a script that serves nothing
 * @throws Error if the command line is wrong, or a port is not free
 */
async function requirePorts(script, args = process.argv.slice(2), variables = process.env) {
  const command = variables.npm_lifecycle_event ?? "start"
  const remedy = (/** @type {number} */ port) =>
    `npm ${command === "start" ? "" : "run "}${command} -- --port ${port === 9100 ? 9200 : 9100}`

  const defaults = defaultPorts[script]
  if (!defaults) return {}
  const given = args.filter((argument) => argument !== "--edit")
  // npm takes the option itself where `--` is missing, as in PowerShell.
  if (given.length === 0 && variables.npm_config_port) given.push(`--port=${variables.npm_config_port}`)
  const site = given.length > 0 ? portOf(given) : undefined
  if (site === null)
    throw new Error(
      `This command does not understand "${given.join(" ")}". Write --port and a number from 1 to 65535, such as: ${remedy(0)}`,
    )

  const wanted = site ? { site } : defaults
  const obstacles = Object.values(wanted).map(async (port) => ({ port, code: await obstacleOf(port) }))
  for (const { port, code } of await Promise.all(obstacles)) {
    if (code === "EACCES")
      throw new Error(`The system does not allow this program to use port ${port}. Use another port: ${remedy(port)}`)
    if (code)
      throw new Error(
        `Port ${port} is in use${programOn(port)}. Stop that program, or use another port: ${remedy(port)}`,
      )
  }
  return wanted
}

/**
 * Returns the port that arguments name, with or without `--port`; null if they are wrong.
 * @param {string[]} args
 */
function portOf(args) {
  try {
    const options = /** @type {const} */ ({ port: { type: "string" } })
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [text = "", ...others] = [values.port ?? [], positionals].flat()
    const port = Number(text)
    return /^\d+$/.test(text) && port >= 1 && port <= 65_535 && others.length === 0 ? port : null
  } catch {
    return null
  }
}

/**
 * Returns the code of the error that prevents a program from using a port of loopback; undefined if the port is free.
 * @param {number} port
 */
async function obstacleOf(port) {
  // Before listening: macOS and Windows let a program listen on one address although another program listens on all.
  const areTaken = await Promise.all(hosts.map((host) => isTaken(port, host)))
  if (areTaken.includes(true)) return "EADDRINUSE"
  const errors = await Promise.all(hosts.map((host) => listenError(port, host)))
  // Other errors mean that this machine does not have the address.
  return errors.find((code) => code === "EADDRINUSE" || code === "EACCES")
}

/**
 * @param {number} port
 * @param {string} host
 */
async function isTaken(port, host) {
  const socket = connect(port, host)
  const connected = once(socket, "connect")
  return connected
    .then(() => true)
    .catch(() => false)
    .finally(() => socket.destroy())
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>}
 */
async function listenError(port, host) {
  const server = createServer().listen(port, host)
  const listening = once(server, "listening")
  return listening
    .then(() => undefined)
    .catch(({ code }) => code)
    .finally(() => server.close())
}

/**
 * Returns the process that listens on a port, as a part of a sentence; empty if the system does not tell it.
 * @param {number} port
 * @param {(program: string, ...args: string[]) => string} run returns the output of a program
 */
function programOn(port, run = outputOf, platform = process.platform) {
  if (platform === "win32") {
    const [, id] = new RegExp(`^ *TCP +\\S+:${port} +\\S+:0 +\\S+ +(\\d+)`, "m").exec(run("netstat", "-ano")) ?? []
    const [, name] = /^"([^"]+)"/.exec(run("tasklist", "/NH", "/FO", "CSV", "/FI", `PID eq ${id}`).trim()) ?? []
    return name ? ` by ${name} (process ${id})` : ""
  }
  const [id] = /^\d+/.exec(run("lsof", "-nP", "-t", `-iTCP:${port}`, "-sTCP:LISTEN")) ??
    /(?<=pid=)\d+/.exec(run("ss", "-Hltnp", `sport = :${port}`)) ?? [""]
  const name = run("ps", "-o", "args=", "-p", id).trim().slice(0, 100)
  return name ? ` by "${name}" (process ${id})` : ""
}

/**
 * Returns the output of a program; empty if it fails or does not exist.
 * @param {string} program
 * @param {string[]} args
 */
function outputOf(program, ...args) {
  try {
    return execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], timeout: 10_000 })
  } catch {
    return ""
  }
}

module.exports = { requirePorts, programOn }
