/** Drives Firefox with WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/), which is part of Firefox itself. */
import { once } from "node:events"
import WebSocket from "ws"
import { findProgram, startBrowser, startProgram, type Browser, type Engine } from "./browser"

const programs = ["firefox", "firefox-esr", "/Applications/Firefox.app/Contents/MacOS/firefox"]

export const firefox: Engine = {
  name: "Firefox",
  missing: () =>
    findProgram(programs)
      ? undefined
      : "Install Firefox: apt-get install firefox-esr; on macOS: brew install --cask firefox",
  start: () => startBrowser(startFirefox),
}

async function startFirefox(
  home: string,
  onClose: (end: () => Promise<void>) => void,
): Promise<Omit<Browser, "close">> {
  const program = await startProgram(
    findProgram(programs) ?? "firefox",
    ["--headless", "--no-remote", "--profile", home, "--remote-debugging-port", "0"],
    (output) => /WebDriver BiDi listening on (ws:\S+)/.exec(output)?.[1],
    { ...process.env, HOME: home },
  )
  onClose(program.stop)
  const send = await connect(`${program.value}/session`)
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>("session.new", { capabilities: {} })
  const { context } = await send<{ context: string }>("browsingContext.create", { type: "tab" })
  const frame = async () => {
    const { contexts } = await send<{ contexts: { children: { context: string }[] }[] }>("browsingContext.getTree", {
      root: context,
    })
    return contexts[0]?.children[0]?.context ?? "no frame"
  }
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    navigate: async (url) => void (await send("browsingContext.navigate", { context, url, wait: "interactive" })),
    evaluate: async (expression, inFrame) => {
      const { result, exceptionDetails } = await send<Evaluation>("script.evaluate", {
        expression,
        target: { context: inFrame ? await frame() : context },
        awaitPromise: true,
        userActivation: false,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return String(result?.value)
    },
    performActions: async (actions) => void (await send("input.performActions", { context, actions })),
    resize: async (width, height) =>
      void (await send("browsingContext.setViewport", { context, viewport: { width, height } })),
  }
}

interface Evaluation {
  result?: { value?: unknown }
  exceptionDetails?: { text: string }
}

interface Message {
  id: number | null
  result?: unknown
  error?: string
  message?: string
}

/** Connects to Firefox. @returns sends a command and returns its result. It throws an Error if Firefox rejects the command. */
async function connect(url: string) {
  const socket = new WebSocket(url)
  const pending = new Map<number, (message: Message) => void>()
  socket.on("message", (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message
    pending.get(message.id ?? 0)?.(message)
  })
  socket.on("close", () => pending.forEach((settle) => settle({ id: 0, error: "Firefox has ended" })))
  await once(socket, "open")
  let lastId = 0
  return async <Result>(method: string, params: object): Promise<Result> => {
    const id = ++lastId
    const response = new Promise<Message>((resolve) => pending.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { result, error, message } = await response
    pending.delete(id)
    if (error) throw new Error(`${method}: ${error} ${message ?? ""}`)
    return result as Result
  }
}
