import { Fragment, type ReactNode } from "react"
import { InlineText } from "../InlineText/InlineText"
import * as styles from "./Prose.module.css"

interface Props {
  /** Texts. A quoted text has a line for each paragraph, and for each point of a list, behind a bullet. */
  paragraphs: readonly string[]
  size?: "text" | "large"
  children?: ReactNode
}

/** Paragraphs and lists with a readable line length. */
export function Prose({ paragraphs, size = "text", children }: Props) {
  return (
    <div className={styles.prose} data-size={size}>
      {paragraphs
        .flatMap((text) => text.split(/\n(?!• )/))
        .map((text) => {
          const [paragraph = "", ...points] = text.split("\n• ")
          return (
            <Fragment key={text}>
              <InlineText as="p" text={paragraph} />
              {points.length ? (
                <ul>
                  {points.map((point) => (
                    <InlineText key={point} as="li" text={point} />
                  ))}
                </ul>
              ) : null}
            </Fragment>
          )
        })}
      {children}
    </div>
  )
}
