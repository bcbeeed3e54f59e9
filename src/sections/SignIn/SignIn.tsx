import { InlineText } from "../../components/InlineText/InlineText"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import { mailtoUrl } from "../../format/mailtoUrl"
import { SignInForm } from "../../features/sign-in/SignInForm"
import * as styles from "./SignIn.module.css"

interface Props {
  text: Queries.SignInPageFieldsFragment
  /** Address of the team. */
  email: string
}

/** Says where the decision is, followed by the sign-in form and what to do if the email is lost. */
export function SignIn({ text, email }: Props) {
  const { title, text: lostText, mail } = text.lostEmail
  return (
    <div className={styles.page}>
      <div className={styles.text}>
        <h1 className={styles.title}>{text.title}</h1>
        <InlineText as="p" className={styles.intro} text={text.intro} />
      </div>
      <div className={styles.card}>
        <SignInForm text={text.form} />
        <noscript>
          <InlineText as="p" text={text.withoutScript} />
        </noscript>
        <p className={styles.help}>
          <InlineText text={text.help} />{" "}
          <SiteLink href={text.privacy.href} newTab>
            {text.privacy.label}
          </SiteLink>
        </p>
      </div>
      <div className={styles.lostEmail}>
        <h2 className={styles.subtitle}>{title}</h2>
        <p>
          <InlineText text={lostText} /> <SiteLink href={mailtoUrl(email, mail)}>{mail.label}</SiteLink>
        </p>
      </div>
    </div>
  )
}
