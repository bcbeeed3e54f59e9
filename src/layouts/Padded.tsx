import type { LayoutProps } from "./layoutProps"
import * as styles from "./layouts.module.css"
import { PageFrame } from "./PageFrame"

/** Header and footer; the content is padded on all sides. */
export function Padded(props: LayoutProps) {
  return <PageFrame {...props} className={styles.padded} />
}
