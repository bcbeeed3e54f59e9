import { Disclosure } from "../Disclosure/Disclosure"
import * as styles from "./Timeline.module.css"

interface Props {
  /** Accessible name. */
  label: string
  steps: readonly { title: string; topic: string; content: string }[]
  /** Shows only the topics. The visitor opens the content of each step. */
  isFolded?: boolean
}

/** Steps in order along a vertical axis. */
export function Timeline({ label, steps, isFolded = false }: Props) {
  return (
    <ol className={styles.timeline} aria-label={label} data-state={isFolded ? "folded" : undefined}>
      {steps.map(({ title, topic, content }) => {
        const head = (
          <>
            <span className={styles.week}>{title}</span>
            <h3 className={styles.topic}>{topic}</h3>
          </>
        )
        const text = <p className={styles.text}>{content}</p>
        return (
          <li key={title} className={styles.step}>
            {isFolded ? (
              <Disclosure summary={head} className={styles.head}>
                {text}
              </Disclosure>
            ) : (
              <>
                <div className={styles.head}>{head}</div>
                {text}
              </>
            )}
          </li>
        )
      })}
    </ol>
  )
}
