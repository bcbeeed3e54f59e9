import { isPersonal } from "../../routes"
import { boundedHeight, type FormMessage } from "./formMessage"
import { permittedScript } from "./provider"
import { reloadPage } from "./reloadPage"

/** Where a message came from, and what it may change. */
export interface Receiver {
  frame: HTMLIFrameElement
  /** Origin that the form spoke from; it has been found to be the provider's. */
  sender: string
  /** Draws the frame this high. Whole CSS pixels. */
  resize: (height: number) => void
  /** Called when the form has been sent. */
  onSubmitted: () => void
}

/** Does what a form asks for, as far as the page lets it. */
export function obeyMessage(message: FormMessage, { frame, sender, resize, onSubmitted }: Receiver): void {
  switch (message.kind) {
    case "setHeight":
      return resize(message.height)
    case "scrollIntoView":
      return frame.scrollIntoView()
    case "collapseErrorPage":
      return frame.clientHeight > window.innerHeight ? resize(boundedHeight(window.innerHeight)) : undefined
    case "reloadPage":
      return reloadPage()
    case "loadScript":
      return loadScript(message.address, sender)
    case "exitFullscreen":
      return document.fullscreenElement ? void document.exitFullscreen().catch(() => undefined) : undefined
    case "submitted":
      return onSubmitted()
  }
}

/** Loads a script of the provider, once. On a page of one applicant no script of anybody else runs. */
function loadScript(address: string, sender: string): void {
  const url = isPersonal(window.location.pathname) ? undefined : permittedScript(address, sender)
  if (!url || [...document.scripts].some(({ src }) => src === url.href)) return
  const script = document.createElement("script")
  script.src = url.href
  document.body.append(script)
}
