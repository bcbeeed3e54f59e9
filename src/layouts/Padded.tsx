import * as styles from "./layouts.module.css"
import { Standard, type LayoutProps } from "./Standard"

/** Standard layout with padding around content that has none, such as a list. */
export function Padded(props: LayoutProps) {
  return <Standard {...props} className={styles.padded} />
}
