import type { ReactNode } from "react"
import { ApplicationsContext, type Applications } from "../features/applications/applicationsContext"
import type { HeadProps } from "../head/HeadTags"
import { Seo } from "../head/Seo"
import { useSiteContent } from "../site/useSiteContent"
import { Banner } from "./Banner/Banner"
import { Footer } from "./Footer/Footer"
import { Header } from "./Header/Header"
import * as styles from "./layouts.module.css"

/** The data of the head, and the content of the page. */
export interface LayoutProps extends HeadProps {
  children: ReactNode
}

/** Layout with banner, header and footer. Sections span the full width. */
export function Standard({ className, children, ...head }: LayoutProps & { className?: string | undefined }) {
  const applications = useApplications()
  return (
    <>
      <Seo {...head} />
      <a href="#content" className={styles.skipLink}>
        Skip to content
      </a>
      <Banner />
      <Header />
      <main id="content" tabIndex={-1} className={className}>
        <ApplicationsContext.Provider value={applications}>{children}</ApplicationsContext.Provider>
      </main>
      <Footer />
    </>
  )
}

function useApplications(): Applications {
  const { applications, programs } = useSiteContent()
  const instants = programs.nodes.flatMap(({ closesAt }) => closesAt ?? [])
  const [closesAt] = instants.sort((one, other) => Date.parse(other) - Date.parse(one))
  return { ...applications, closesAt }
}
