import * as styles from "./Timeline.module.css"

export interface TimelineStep {
  readonly title: string
  readonly topic: string
  readonly content: string
}

interface Props {
  steps: readonly TimelineStep[]
  /** Level of the steps' headings. */
  headingLevel?: 3 | 4
}

/** Steps along an axis, in order. */
export function Timeline({ steps, headingLevel = 3 }: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <ol className={styles.timeline}>
      {steps.map(({ title, topic, content }) => (
        <li key={title} className={styles.step}>
          <p className={styles.week}>{title}</p>
          <div className={styles.text}>
            <Heading className={styles.topic}>{topic}</Heading>
            <p>{content}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
