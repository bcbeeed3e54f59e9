import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import { absoluteUrl } from "../../routes"
import * as styles from "./LetterActions.module.css"

interface Props {
  letter: Queries.LetterPartsFragment
  site: Queries.LetterSiteFragment
  /** The decoded id in the URL. */
  userId: string
}

/** Links to the commit form, the documents, financial aid and the calendar, with their full URLs in print. */
export function LetterActions({ letter, site, userId }: Props) {
  const { documents, commitLabel, financialAid, calendar } = letter
  const commit = commitLabel ? [{ label: commitLabel, href: `/commit/${encodeURIComponent(userId)}` }] : []
  const links = [...(financialAid ? [site.financialAid.application] : []), ...(calendar ? [calendar] : [])]
  return (
    <nav className={styles.actions} aria-label={letter.nextStepsTitle}>
      <ul className={styles.buttons}>
        {commit.map(({ label, href }) => (
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
      {links.length ? (
        <ul className={styles.links}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <SiteLink href={href}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      ) : null}
      <ul className={styles.printedUrls}>
        {[...commit, ...documents, ...links].map(({ label, href }) => (
          <li key={href}>
            {label}: {absoluteUrl(href)}
          </li>
        ))}
      </ul>
    </nav>
  )
}
