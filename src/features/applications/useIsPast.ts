import { useHydrated } from "../../hooks/useHydrated"

/**
 * Returns whether an instant has passed by the visitor's clock. Returns false in prerendered HTML, so that it stays true.
 * @param instant RFC 3339; null or undefined never passes
 */
export const useIsPast = (instant: string | null | undefined) => useHydrated() && Date.now() > Date.parse(instant ?? "")
