import { useBrowserValue } from "./useBrowserValue"

const read = () => true

/** Returns false in prerendered HTML and while React hydrates it, then true. */
export const useHydrated = (): boolean => useBrowserValue(read, false)
