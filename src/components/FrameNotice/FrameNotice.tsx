import type { ReactNode } from "react"
import type { State } from "../../season"
import * as styles from "./FrameNotice.module.css"

interface Props {
  /** A warning is marked: what one writes in the form may be in vain. */
  kind: "information" | "warning"
  link: ReactNode
  season?: State
  children: ReactNode
}

/** On the frame of a form, where one begins to write. Reserves the place of its link. */
export function FrameNotice({ kind, link, season, children }: Props) {
  return (
    <div className={styles.notice} data-kind={kind} data-season={season}>
      {children}
      <p className={styles.link}>{link}</p>
    </div>
  )
}
