import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import { absoluteUrl } from "../../routes"
import * as styles from "./LetterActions.module.css"

interface Props {
  letter: Queries.LetterPartsFragment
  site: Queries.LetterSiteFragment
  /** The decoded `userId` in the URL. */
  userId: string
}

/** Links to the commit form, the documents, financial aid and the calendar. In print, it lists their full URLs instead. */
export function LetterActions({ letter, site, userId }: Props) {
  const { documents, commitLabel, financialAid, calendar } = letter
  const commitLinks = commitLabel ? [{ label: commitLabel, href: `/commit/${encodeURIComponent(userId)}` }] : []
  const otherLinks = [...(financialAid ? [site.financialAid.application] : []), ...(calendar ? [calendar] : [])]
  return (
    <nav className={styles.actions} aria-label={letter.nextStepsTitle}>
      <ul className={styles.buttons}>
        {commitLinks.map(({ label, href }) => (
          <li key={href} className={styles.commit}>
            <ButtonLink href={href} label={label} />
          </li>
        ))}
        {documents.map(({ label, href }, index) => (
          <li key={href}>
            <ButtonLink href={href} label={label} variant={commitLabel || index > 0 ? "quiet" : "primary"} newTab />
          </li>
        ))}
      </ul>
      {otherLinks.length ? (
        <ul className={styles.links}>
          {otherLinks.map(({ label, href }) => (
            <li key={href}>
              <SiteLink href={href}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      ) : null}
      <ul className={styles.printedUrls}>
        {[...commitLinks, ...documents, ...otherLinks].map(({ label, href }) => (
          <li key={href}>
            {label}: {absoluteUrl(href)}
          </li>
        ))}
      </ul>
    </nav>
  )
}
