import { forwardRef } from "react"
import { InlineText } from "../../components/InlineText/InlineText"
import { alerts } from "./outcome"
import * as styles from "./SignInForm.module.css"
import type { SignInState } from "./useSignIn"

/** What a visitor can do about a failure, as content gives it. */
export interface ProblemText {
  readonly failed: string
  /** The page did not come over https. */
  readonly insecure: string
}

interface Props {
  id: string
  state: SignInState
  text: ProblemText
}

/** The alert of an attempt that did not succeed; nothing otherwise. It can be given the focus. */
export const Problem = forwardRef<HTMLParagraphElement, Props>(function Problem({ id, state, text }, ref) {
  const words = wordsOf(state, text)
  if (!words) return null
  return (
    <p ref={ref} id={id} role="alert" tabIndex={-1} className={styles.problem}>
      <InlineText text={words} />
    </p>
  )
})

function wordsOf(state: SignInState, text: ProblemText): string | undefined {
  if (state.kind === "failed") return state.reason === "crypto" ? text.insecure : text.failed
  return state.kind === "emptySheet" || state.kind === "mismatch" ? alerts[state.kind] : undefined
}
