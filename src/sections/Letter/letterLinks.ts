import { mailtoUrl } from "../../format/mailtoUrl"

export interface LetterLinks {
  /** Link with which the applicant accepts: the commit form, or a prepared email. */
  main: Queries.LinkPartsFragment | undefined
  documents: readonly Queries.LinkPartsFragment[]
  others: readonly Queries.LinkPartsFragment[]
}

/**
 * Returns the links of a letter.
 * @param userId the decoded `userId` in the URL
 * @param name of the applicant, for the prepared emails; may be empty
 */
export function letterLinks(
  letter: Queries.LetterPartsFragment,
  site: Queries.LetterSiteFragment,
  userId: string,
  name: string,
): LetterLinks {
  const { documents, commitLabel, answers, financialAid, calendar } = letter
  const mailLink = (mail: Queries.MailPartsFragment) => ({ label: mail.label, href: mailtoUrl(site.email, mail, name) })
  return {
    main: commitLabel
      ? { label: commitLabel, href: `/commit/${encodeURIComponent(userId)}` }
      : answers
        ? mailLink(answers.accept)
        : undefined,
    documents,
    others: [
      ...(financialAid ? [site.financialAid.application] : []),
      ...(calendar ? [calendar] : []),
      ...(answers ? [mailLink(answers.question), mailLink(answers.decline)] : []),
    ],
  }
}
