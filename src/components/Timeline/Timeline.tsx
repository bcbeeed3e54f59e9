import { Brackets } from "../Brackets/Brackets"
import { Disclosure } from "../Disclosure/Disclosure"
import * as styles from "./Timeline.module.css"

interface Props {
  /** Accessible name. */
  label: string
  steps: readonly { title: string; topic: string; content: string; part?: string | null }[]
  /** Shows only the topics. The visitor opens the content of each step. */
  isFolded?: boolean
}

/** Steps in order along a vertical axis, with brackets for the parts of the plan. */
export function Timeline({ label, steps, isFolded = false }: Props) {
  return (
    <Brackets items={steps}>
      {(group, part) => (
        <ol
          className={styles.timeline}
          aria-label={part ? `${label}, ${part}` : label}
          data-state={isFolded ? "folded" : undefined}
        >
          {group.map((step) => (
            <Step key={step.title} {...step} isLast={step === steps.at(-1)} isFolded={isFolded} />
          ))}
        </ol>
      )}
    </Brackets>
  )
}

type StepProps = Props["steps"][number] & { isLast: boolean; isFolded: boolean }

function Step({ title, topic, content, isLast, isFolded }: StepProps) {
  const head = (
    <>
      <span className={styles.week}>{title}</span>
      <h3 className={styles.topic}>{topic}</h3>
    </>
  )
  const text = <p className={styles.text}>{content}</p>
  return (
    <li className={styles.step} data-position={isLast ? "end" : undefined}>
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
}
