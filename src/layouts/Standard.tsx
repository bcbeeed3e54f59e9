import type { ReactNode } from "react"
import { SeasonContext } from "../features/season/seasonContext"
import type { HeadProps } from "../head/HeadTags"
import { Seo } from "../head/Seo"
import { Banner } from "./Banner/Banner"
import { Footer } from "./Footer/Footer"
import { Header } from "./Header/Header"
import { useSeasonOfSite } from "./useSeasonOfSite"
import * as styles from "./layouts.module.css"

/** The data of the head, and the content of the page. */
export interface LayoutProps extends HeadProps {
  children: ReactNode
}

/**
 * Padding of the content: `sides` for sections that have none, such as a list, and `top` for a page without a hero. By
 * default, the sections span the full width.
 */
const paddings = { sides: styles.sides, top: styles.top } as const

interface StandardProps extends LayoutProps {
  padding?: keyof typeof paddings
}

/** Layout with banner, header and footer. */
export function Standard({ padding, children, ...head }: StandardProps) {
  const value = useSeasonOfSite()
  return (
    <SeasonContext.Provider value={value}>
      <Seo {...head} season={value.season} />
      <a href="#content" className={styles.skipLink}>
        Skip to content
      </a>
      <Banner />
      <Header />
      <main id="content" tabIndex={-1} className={padding && paddings[padding]} data-season={value.season.site}>
        {children}
      </main>
      <Footer />
    </SeasonContext.Provider>
  )
}
