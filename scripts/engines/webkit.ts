/** Drives WebKitGTK, the engine of Safari for Linux, with WebDriver (https://www.w3.org/TR/webdriver2/). */
import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import getPort from "get-port"
import { findProgram, startBrowser, startProgram, type Browser, type Engine } from "./browser"

const driver = "WebKitWebDriver"
/** A small browser that belongs to the library of the driver. Debian has no other one with a driver. */
const programs = ["x86_64", "aarch64"].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
const display = "Xvfb"

export const webkit: Engine = {
  name: "WebKit",
  missing: () =>
    [[driver], programs, [display]].every(findProgram)
      ? undefined
      : "Install WebKitGTK: apt-get install webkit2gtk-driver xvfb; macOS has no package of it",
  start: () => startBrowser(startWebKit),
}

/** The program's bar is wider than a phone. */
const style = "* { min-width: 0; padding: 0; margin: 0 }"

const screenSize = { width: 1920, height: 1200 }

async function startWebKit(
  home: string,
  onClose: (end: () => Promise<unknown>) => void,
): Promise<Omit<Browser, "close">> {
  const folder = path.join(home, ".config", "gtk-3.0")
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, "gtk.css"), style)
  // The screen is always a virtual one, so that no window takes the focus of a developer.
  const screen = await startProgram(
    display,
    ["-displayfd", "1", "-screen", "0", `${screenSize.width}x${screenSize.height}x24`, "-nolisten", "tcp"],
    (output) => /^\d+(?=\n)/.exec(output)?.[0],
  )
  onClose(screen.stop)
  const port = await getPort({ host: "127.0.0.1" })
  const url = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${url}/status`).then(
      () => true,
      () => undefined,
    )
  const server = await startProgram(driver, [`--port=${port}`], isReady, {
    ...process.env,
    HOME: home,
    XDG_CONFIG_HOME: path.join(home, ".config"),
    DISPLAY: `:${screen.value}`,
    GDK_BACKEND: "x11",
  })
  onClose(server.stop)
  const { sessionId, capabilities } = await send<Session>(`${url}/session`, {
    capabilities: {
      alwaysMatch: {
        // With "eager", the driver also waits for delayed scripts (observed with 2.50.6).
        pageLoadStrategy: "none",
        "webkitgtk:browserOptions": {
          binary: findProgram(programs),
          args: ["--automation", "--full-screen"],
        },
      },
    },
  })
  const session = `${url}/session/${sessionId}`
  // The end of the session ends the browser. A browser that has crashed does not answer.
  onClose(() => fetch(session, { method: "DELETE", signal: AbortSignal.timeout(10_000) }).catch(() => undefined))
  const evaluate = (expression: string) =>
    send<string>(`${session}/execute/sync`, { script: `return ${expression}`, args: [] })
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    navigate: (address) => send(`${session}/url`, { url: address }),
    evaluate: async (expression, inFrame) => {
      if (!inFrame) return evaluate(expression)
      await send(`${session}/frame`, { id: 0 })
      try {
        return await evaluate(expression)
      } finally {
        await send(`${session}/frame`, { id: null })
      }
    },
    performActions: (actions) => send(`${session}/actions`, { actions }),
    // Without a window manager, the window under the pointer has the focus. The pointer is in the middle of the screen.
    resize: (width, height) =>
      send(`${session}/window/rect`, {
        x: Math.round((screenSize.width - width) / 2),
        y: Math.round((screenSize.height - height) / 2),
        width,
        height,
      }),
  }
}

interface Session {
  sessionId: string
  capabilities: { browserVersion: string }
}

/**
 * Milliseconds within which the driver has to answer. A command that arrives while the page changes its process may get no answer
 * (observed with 2.50.6), so it is sent again.
 */
const commandLimit = 20_000

/** Sends a command to the driver. @throws Error with the driver's message if the command fails, or if there is no answer */
async function send<Result>(url: string, body: object): Promise<Result> {
  const signal = AbortSignal.timeout(commandLimit)
  const response = await fetch(url, { method: "POST", body: JSON.stringify(body), signal })
  const { value } = (await response.json()) as { value: Result & { message?: string } }
  if (!response.ok) throw new Error(value.message)
  return value
}
