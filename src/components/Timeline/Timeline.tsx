import { Brackets } from "../Brackets/Brackets"
import { Disclosure } from "../Disclosure/Disclosure"
import * as styles from "./Timeline.module.css"

interface Props {
  /** Accessible name. */
  label: string
  steps: readonly { title: string; topic: string; content: string; part?: string | null }[]
  /** Shows only the topics. The visitor opens the content of each step. */
  isFolded: boolean
}

/** Steps in order along a vertical axis, with brackets for the parts of the plan. */
export function Timeline({ label, steps, isFolded }: Props) {
  return (
    <Brackets items={steps}>
      {(group, part) => (
        <ol
          className={styles.timeline}
          aria-label={part ? `${label}, ${part}` : label}
          data-state={isFolded ? "folded" : undefined}
        >
          {group.map((step) => (
            <li key={step.title} className={styles.step} data-position={step === steps.at(-1) ? "end" : undefined}>
              <Disclosure summary={<StepHead {...step} />} className={styles.head} isFolded={isFolded}>
                <p className={styles.text}>{step.content}</p>
              </Disclosure>
            </li>
          ))}
        </ol>
      )}
    </Brackets>
  )
}

function StepHead({ title, topic }: { title: string; topic: string }) {
  return (
    <>
      <span className={styles.week}>{title}</span>
      <h3 className={styles.topic}>{topic}</h3>
    </>
  )
}
