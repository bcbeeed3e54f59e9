import { Seo } from "../head/Seo"
import { Banner } from "./Banner/Banner"
import { Footer } from "./Footer/Footer"
import { Header } from "./Header/Header"
import type { LayoutProps } from "./layoutProps"
import { SkipLink } from "./SkipLink/SkipLink"

/** Banner, header, content and footer: what the three layouts with header and footer share. */
export function PageFrame({ className, children, ...head }: LayoutProps & { className?: string | undefined }) {
  return (
    <>
      <Seo {...head} />
      <SkipLink />
      <Banner />
      <Header />
      <main id="content" tabIndex={-1} className={className}>
        {children}
      </main>
      <Footer />
    </>
  )
}
