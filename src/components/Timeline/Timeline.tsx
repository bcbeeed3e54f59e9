import * as styles from "./Timeline.module.css"

/** Steps in order along a vertical axis. */
export function Timeline({ steps }: { steps: readonly { title: string; topic: string; content: string }[] }) {
  return (
    <ol className={styles.timeline}>
      {steps.map(({ title, topic, content }) => (
        <li key={title} className={styles.step}>
          <p className={styles.week}>{title}</p>
          <div className={styles.text}>
            <h3 className={styles.topic}>{topic}</h3>
            <p>{content}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
