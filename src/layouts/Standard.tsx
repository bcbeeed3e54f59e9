import type { ReactNode } from "react"
import { Seo, type SeoProps } from "../head/Seo"
import { Banner } from "./Banner/Banner"
import { Footer } from "./Footer/Footer"
import { Header } from "./Header/Header"
import * as styles from "./layouts.module.css"

/** The data of the head, and the content of the page. */
export interface LayoutProps extends SeoProps {
  children: ReactNode
}

/** Layout with banner, header and footer. Sections span the full width. */
export function Standard({ className, children, ...head }: LayoutProps & { className?: string | undefined }) {
  return (
    <>
      <Seo {...head} />
      <a href="#content" className={styles.skipLink}>
        Skip to content
      </a>
      <Banner />
      <Header />
      <main id="content" tabIndex={-1} className={className}>
        {children}
      </main>
      <Footer />
    </>
  )
}
