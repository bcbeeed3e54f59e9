import { useSyncExternalStore } from "react"

/**
 * A frame that stands in the prebuilt HTML may say how high it is before React has woken, and says it once. This script
 * stands before the frame and keeps what is said; what listens later takes it over.
 */
export const keepEarlyMessages =
  "window.earlyMessages||(function(){var kept=[];" +
  "function keep(event){kept.length<100&&kept.push(event)}" +
  'addEventListener("message",keep);window.earlyMessages={kept:kept,keep:keep}})()'

declare global {
  interface Window {
    earlyMessages?: { kept: MessageEvent[]; keep: (event: MessageEvent) => void }
  }
}

/** The script in prebuilt HTML. A browser that draws the form itself needs none: it listens from the beginning. */
export function EarlyMessages() {
  const isPrebuilt = useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  )
  return isPrebuilt ? <script dangerouslySetInnerHTML={{ __html: keepEarlyMessages }} /> : null
}

/** Ends the keeping of messages and gives those that came from one window; those from other windows stay for others. */
export function takeEarlyMessages(source: Window | null | undefined): MessageEvent[] {
  const early = window.earlyMessages
  if (!early) return []
  window.removeEventListener("message", early.keep)
  const own = early.kept.filter((event) => event.source === source)
  early.kept.splice(0, early.kept.length, ...early.kept.filter((event) => event.source !== source))
  return own
}
