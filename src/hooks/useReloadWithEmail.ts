import { useEffect, type RefObject } from "react"
import { readStorage, writeStorage } from "../lib/browserStorage"
import { reloadPage } from "../lib/reloadPage"

/**
 * Fills an email field with its address from before the reload, and deletes the stored address: the next user of a shared computer
 * must not find it.
 * @param key of the field in session storage
 * @returns a function that stores the address and reloads the page
 */
export function useReloadWithEmail(field: RefObject<HTMLInputElement | null>, key: string): () => void {
  useEffect(() => {
    const email = readStorage("sessionStorage", key)
    writeStorage("sessionStorage", key, "")
    // The visitor may have typed before hydration.
    if (field.current && !field.current.value) field.current.value = email
  }, [field, key])
  return () => {
    writeStorage("sessionStorage", key, field.current?.value ?? "")
    reloadPage()
  }
}
