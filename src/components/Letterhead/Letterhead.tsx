import { BrandMark } from "../BrandMark/BrandMark"
import * as styles from "./Letterhead.module.css"

/** Brand mark and site name for personal pages, which have no header. */
export function Letterhead({ name }: { name: string }) {
  return (
    <p className={styles.letterhead}>
      <BrandMark />
      <span translate="no">{name}</span>
    </p>
  )
}
