import { graphql } from "gatsby"
import { InlineText } from "../../components/InlineText/InlineText"
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

/** Sign-in form with its introduction and help. */
export function SignIn({ text }: { text: Queries.SignInPartsFragment }) {
  return (
    <div className={styles.page}>
      <div className={styles.text}>
        <h1 className={styles.title}>{text.title}</h1>
        <p className={styles.intro}>{text.intro}</p>
      </div>
      <div className={styles.card}>
        <SignInForm text={text.form} />
        <noscript>
          <p>
            <InlineText text={text.withoutScript} />
          </p>
        </noscript>
        <p className={styles.help}>
          <InlineText text={text.help} />
        </p>
      </div>
    </div>
  )
}
