import type { LayoutProps } from "./layoutProps"
import * as styles from "./layouts.module.css"
import { PageFrame } from "./PageFrame"

/** Header and footer; the content keeps clear of the header and runs from edge to edge otherwise. */
export function TopPadded(props: LayoutProps) {
  return <PageFrame {...props} className={styles.topPadded} />
}
