declare global {
  interface Window {
    earlyMessages?: { events: MessageEvent[]; listener: (event: MessageEvent) => void }
  }
}

/**
 * Buffers messages until React hydrates: a frame in prerendered HTML may send its height only once, before hydration.
 * The source of this function becomes an inline script, so it must not use anything from its module.
 */
export function bufferEarlyMessages(): void {
  if (window.earlyMessages) return
  const events: MessageEvent[] = []
  const listener = (event: MessageEvent) => {
    if (events.length < 100) events.push(event)
  }
  window.addEventListener("message", listener)
  window.earlyMessages = { events, listener }
}

/** Stops the buffering, and removes and returns the messages of one frame. The messages of other frames remain. */
export function takeEarlyMessages(source: Window | null | undefined): MessageEvent[] {
  const early = window.earlyMessages
  if (!early) return []
  window.removeEventListener("message", early.listener)
  const taken = early.events.filter((event) => event.source === source)
  early.events = early.events.filter((event) => event.source !== source)
  return taken
}
