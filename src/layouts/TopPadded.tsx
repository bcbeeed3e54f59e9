import * as styles from "./layouts.module.css"
import { Standard, type LayoutProps } from "./Standard"

/** Standard layout with padding above the content. */
export function TopPadded(props: LayoutProps) {
  return <Standard {...props} className={styles.topPadded} />
}
