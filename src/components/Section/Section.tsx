import type { ComponentProps, ReactElement, ReactNode } from "react"
import { InlineText } from "../InlineText/InlineText"
import { Reveal } from "../Reveal/Reveal"
import { Voice } from "../Voice/Voice"
import * as styles from "./Section.module.css"

export interface SectionText {
  readonly eyebrow?: string | null | undefined
  readonly title: string
  /** A text, or an element with texts that change. */
  readonly intro?: string | ReactElement | null | undefined
  /** A student's quote, on wide screens beside the heading or, in the layout `margin`, below it. */
  readonly voice?: ComponentProps<typeof Voice>["voice"] | null | undefined
}

interface Props {
  /** Anchor, listed in src/routes.ts. */
  id: string
  text: SectionText
  tone?: "paper" | "tint" | "plate"
  /**
   * `wide`: content below the heading; `margin`: heading beside the content on wide screens; `cells`: on wide screens,
   * heading and content are in one grid of four columns.
   */
  layout?: "wide" | "margin" | "cells"
  /** Below the heading: a link or paragraphs. */
  belowHeading?: ReactNode
  /** Below the heading where it is beside the content, otherwise below the content. */
  aside?: ReactNode
  /** Renders only the anchor, so that links to a section without entries still work. */
  isEmpty?: boolean
  children?: ReactNode
}

/** A region, named by its heading. */
export function Section({
  id,
  text,
  tone = "paper",
  layout = "wide",
  belowHeading,
  aside,
  isEmpty = false,
  children,
}: Props) {
  if (isEmpty) return <div id={id} />
  const headingId = `${id}-heading`
  return (
    <section id={id} aria-labelledby={headingId} className={styles.section} data-tone={tone} data-layout={layout}>
      <Reveal className={styles.inner}>
        <div className={styles.head}>
          {text.eyebrow ? <p className={styles.eyebrow}>{text.eyebrow}</p> : null}
          <h2 id={headingId} className={styles.title}>
            {text.title}
          </h2>
          {typeof text.intro === "string" ? (
            <InlineText as="p" className={styles.intro} text={text.intro} />
          ) : text.intro ? (
            <p className={styles.intro}>{text.intro}</p>
          ) : null}
          {belowHeading}
        </div>
        {text.voice ? <Voice voice={text.voice} /> : null}
        {children ? <div className={styles.content}>{children}</div> : null}
        {aside}
      </Reveal>
    </section>
  )
}
