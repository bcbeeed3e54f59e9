import { startTransition, useEffect, useState } from "react"

let isHydrated = false

/**
 * Call this when React has hydrated the first page. From then on, new components have the value of the browser from the
 * start.
 */
export function endHydration(): void {
  isHydrated = true
}

/**
 * Returns the prerendered value while React hydrates a page, then the value of the browser. Unlike
 * `useSyncExternalStore`, it updates in a transition: otherwise React would render all components with such a value in
 * one task right after hydration.
 * @param read reads the value in the browser
 * @param prerendered the value in prerendered HTML
 * @param subscribe calls its argument whenever the value changes, and returns how to stop that. Must not change between
 * renders
 */
export function useBrowserValue<Value extends boolean | number>(
  read: () => Value,
  prerendered: Value,
  subscribe?: (onChange: () => void) => () => void,
): Value {
  const [value, setValue] = useState(() => (isHydrated ? read() : prerendered))
  useEffect(() => {
    const update = () => startTransition(() => setValue(read))
    update()
    return subscribe?.(update)
  }, [read, subscribe])
  return value
}
