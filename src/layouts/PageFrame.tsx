import { CanonicalLink } from "../head/CanonicalLink"
import { Banner } from "./Banner/Banner"
import { Footer } from "./Footer/Footer"
import { Header } from "./Header/Header"
import type { LayoutProps } from "./layoutProps"
import { SkipLink } from "./SkipLink/SkipLink"

/** Banner, header, content and footer: what the three layouts with header and footer share. */
export function PageFrame({ canonical, className, children }: LayoutProps & { className?: string | undefined }) {
  return (
    <>
      {canonical ? <CanonicalLink path={canonical} /> : null}
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
