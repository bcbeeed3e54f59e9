import { graphql } from "gatsby"
import { MailText } from "../../components/MailText/MailText"
import { SignInForm } from "../../features/sign-in/SignInForm"
import * as styles from "./SignIn.module.css"

export const signInFragment = graphql`
  fragment SignInParts on SignInPage {
    title
    intro
    help
    withoutScript
    form {
      emailLabel
      passwordLabel
      show
      hide
      button
      pending
      failed
      insecure
    }
  }
`

interface Props {
  text: Queries.SignInPartsFragment
  /** The program's mail address. */
  mail: string
}

/** Sign-in: what one needs for it, and the form. */
export function SignIn({ text, mail }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.text}>
        <h1 className={styles.title}>{text.title}</h1>
        <p className={styles.intro}>{text.intro}</p>
      </div>
      <div className={styles.card}>
        <SignInForm text={text.form} mail={mail} />
        <noscript>
          <p>
            <MailText text={text.withoutScript} mail={mail} />
          </p>
        </noscript>
        <p className={styles.help}>
          <MailText text={text.help} mail={mail} />
        </p>
      </div>
    </div>
  )
}
