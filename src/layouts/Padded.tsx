import * as styles from "./layouts.module.css"
import { Standard, type LayoutProps } from "./Standard"

/** Standard layout with padding around content without a section, and below the content. */
export function Padded(props: LayoutProps) {
  return <Standard {...props} className={styles.padded} />
}
