import type { ReactNode } from "react"
import { InlineText } from "../InlineText/InlineText"
import { Reveal } from "../Reveal/Reveal"
import * as styles from "./Section.module.css"

/** Heading and introduction of a section, as content gives them. */
export interface SectionText {
  readonly eyebrow?: string | null | undefined
  readonly title: string
  readonly intro?: string | null | undefined
}

interface Props {
  /** The section's anchor; one of those that src/routes.ts lists for the page. */
  id: string
  text: SectionText
  /** The ground it stands on. */
  tone?: "paper" | "tint" | "plate"
  /** `wide`: the content runs below the heading; `margin`: the heading stands in the margin beside it. */
  layout?: "wide" | "margin"
  children?: ReactNode
}

/** The frame of a section: a region named by its heading. */
export function Section({ id, text, tone = "paper", layout = "wide", children }: Props) {
  const headingId = `${id}-heading`
  return (
    <section id={id} aria-labelledby={headingId} className={styles.section} data-tone={tone} data-layout={layout}>
      <Reveal className={styles.inner}>
        <div className={styles.head}>
          {text.eyebrow ? <p className={styles.eyebrow}>{text.eyebrow}</p> : null}
          <h2 id={headingId} className={styles.title}>
            {text.title}
          </h2>
          {text.intro ? (
            <p className={styles.intro}>
              <InlineText text={text.intro} />
            </p>
          ) : null}
        </div>
        {children ? <div className={styles.content}>{children}</div> : null}
      </Reveal>
    </section>
  )
}
