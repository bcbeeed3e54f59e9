import { isPrivate } from "../../routes"
import { clampHeight, type FormMessage } from "./formMessage"
import { permittedScript } from "./provider"
import { reloadPage } from "./reloadPage"

interface Receiver {
  frame: HTMLIFrameElement
  /** Checked origin of the message. */
  origin: string
  /** Sets the frame's height in whole CSS pixels. */
  setHeight: (height: number) => void
  onSubmitted: () => void
}

/** Executes the command in a form's message. */
export function applyFormMessage(message: FormMessage, { frame, origin, setHeight, onSubmitted }: Receiver): void {
  switch (message.kind) {
    case "setHeight":
      return setHeight(message.height)
    case "scrollIntoView":
      return frame.scrollIntoView()
    case "collapseErrorPage":
      return frame.clientHeight > window.innerHeight ? setHeight(clampHeight(window.innerHeight)) : undefined
    case "reloadPage":
      return reloadPage()
    case "loadScript":
      return loadScript(message.url, origin)
    case "exitFullscreen":
      return document.fullscreenElement ? void document.exitFullscreen().catch(() => undefined) : undefined
    case "submitted":
      return onSubmitted()
  }
}

/** The forms' scripts that this document has loaded. A script may have removed its element. */
export const loadedScripts = new Set<string>()

/** Larger than the number of scripts that a form of the provider requests. */
const maxScripts = 5

/** Loads a script of the provider once. Private pages load no scripts of forms. */
function loadScript(address: string, origin: string): void {
  const url = isPrivate(window.location.pathname) ? undefined : permittedScript(address, origin)
  if (!url) return
  url.hash = ""
  if (loadedScripts.has(url.href) || loadedScripts.size >= maxScripts) return
  loadedScripts.add(url.href)
  const script = document.createElement("script")
  script.src = url.href
  document.body.append(script)
}
