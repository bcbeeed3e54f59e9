import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import { NewsletterForm } from "../../features/newsletter/NewsletterForm"
import { isRefused } from "../../features/season/callsOf"
import { useSeason } from "../../features/season/seasonContext"
import { newsletterAnchor } from "../../routes"
import { useSiteContent } from "../../site/useSiteContent"
import * as styles from "./Footer.module.css"

/** Footer with call to action, newsletter form, navigation and links for crawlers. */
export function Footer() {
  const { site, navigation, newsletter, seoLinks } = useSiteContent()
  const { title, text, link } = site.footerCallToAction
  const { season } = useSeason()
  return (
    <footer className={styles.footer} data-button-location="footer">
      <div className={styles.inner}>
        <section className={styles.callToAction} aria-labelledby="footer-call-to-action">
          <h2 id="footer-call-to-action" className={styles.title}>
            {title}
          </h2>
          {text ? <p className={styles.text}>{text}</p> : null}
          <ButtonLink {...link} variant={isRefused(link, season) ? "quietPlate" : "plate"} />
        </section>
        <section className={styles.newsletter} aria-labelledby={newsletterAnchor}>
          <h2 id={newsletterAnchor} className={styles.subtitle}>
            {newsletter.footerTitle}
          </h2>
          <p className={styles.text}>{newsletter.footerText}</p>
          <NewsletterForm text={newsletter} variant="footer" />
          <a href={`mailto:${site.email}`} className={styles.withoutScript}>
            {newsletter.withoutScript}
          </a>
        </section>
        <nav className={styles.navigation} aria-label="Footer">
          <ul className={styles.links}>
            {navigation.footer.map(({ label, href }) => (
              <li key={href}>
                <SiteLink href={href} className={styles.link}>
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.legal}>
          {site.legalName.replace(/\.$/, "")}. {site.tagline}
        </p>
        {/* Links for crawlers only. Visitors reach all these pages by visible links. */}
        <div className={`visually-hidden ${styles.crawlerLinks}`} aria-hidden="true" data-testid="seo-navigation">
          {seoLinks.map(({ label, href }) => (
            // Not Gatsby's Link, which would create an IntersectionObserver for each of about 100 links.
            <a key={label} href={href} tabIndex={-1}>
              {label}
            </a>
          ))}
        </div>
      </div>
    </footer>
  )
}
