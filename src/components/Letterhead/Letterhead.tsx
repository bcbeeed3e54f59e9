import { BrandMark } from "../BrandMark/BrandMark"
import * as styles from "./Letterhead.module.css"

/** The mark and the name of the house, at the head of personal pages, which have no header. */
export function Letterhead({ name }: { name: string }) {
  return (
    <p className={styles.letterhead}>
      <BrandMark />
      {name}
    </p>
  )
}
