import type { ReactNode } from "react"
import { Banner } from "./Banner/Banner"

/** The banner and nothing else: for personal pages, which keep to themselves and set no canonical link. */
export function Bare({ children }: { children: ReactNode }) {
  return (
    <>
      <Banner />
      <main id="content">{children}</main>
    </>
  )
}
