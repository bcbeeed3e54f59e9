import { storageEntry } from "../../lib/browserStorage"
import { reloadPage } from "../../lib/reloadPage"
import { isPrivate } from "../../routes"
import { clampHeight, type FormMessage } from "./formMessage"
import { permittedScript } from "./provider"

interface Receiver {
  frame: HTMLIFrameElement
  /** Checked origin of the message. */
  origin: string
  /** Sets the frame's height in whole CSS pixels. */
  setHeight: (height: number) => void
  onSubmitted: () => void
}

export function applyFormMessage(message: FormMessage, { frame, origin, setHeight, onSubmitted }: Receiver): void {
  switch (message.kind) {
    case "setHeight":
      return setHeight(message.height)
    case "scrollIntoView":
      return frame.scrollIntoView()
    case "collapseErrorPage":
      return frame.clientHeight > window.innerHeight ? setHeight(clampHeight(window.innerHeight)) : undefined
    case "reloadPage":
      return reloadOnce()
    case "loadScript":
      return loadScript(message.url, origin)
    case "exitFullscreen":
      return document.fullscreenElement ? void document.exitFullscreen().catch(() => undefined) : undefined
    case "submitted":
      return onSubmitted()
  }
}

/** Milliseconds between two reloads. */
const reloadInterval = 60_000

/** Milliseconds since 1970. */
const reloadedAt = storageEntry("sessionStorage", "blast_form_reloaded_at")

/**
 * Reloads the page at most once a minute: a form that sends the command on each load would cause an endless loop. Does
 * not reload if storage is blocked, because it could not detect the loop.
 */
function reloadOnce(): void {
  const sinceLast = Date.now() - Number(reloadedAt.read())
  // The absolute value, because a clock that was set back would otherwise prevent reloads for a long time.
  if (Math.abs(sinceLast) < reloadInterval) return
  if (reloadedAt.write(String(Date.now()))) reloadPage()
}

/**
 * URLs of the forms' scripts that this document has requested, empty for a script that failed. A script may have
 * removed its element.
 */
export const requestedScripts: string[] = []

/** Larger than the number of scripts that a form of the provider requests. */
const maxScripts = 5

/** Loads a script of the provider once, unless it fails. Private pages load no scripts of forms. */
function loadScript(address: string, origin: string): void {
  const url = isPrivate(window.location.pathname) ? undefined : permittedScript(address, origin)
  if (!url) return
  url.hash = ""
  if (requestedScripts.includes(url.href) || requestedScripts.length >= maxScripts) return
  const index = requestedScripts.push(url.href) - 1
  const script = document.createElement("script")
  script.src = url.href
  script.onerror = () => (requestedScripts[index] = "")
  document.body.append(script)
}
