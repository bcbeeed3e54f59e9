/** Delays the scripts of the site, so that a visitor acts before hydration. */
export interface ScriptGate {
  close: () => void
  open: () => void
  /** Resolves when the scripts may be sent. */
  passed: () => Promise<void>
}

export function createScriptGate(): ScriptGate {
  let open = () => {}
  let passed = Promise.resolve()
  return {
    close: () => {
      open()
      passed = new Promise((resolve) => (open = resolve))
    },
    open: () => open(),
    passed: () => passed,
  }
}
