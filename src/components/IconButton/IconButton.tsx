import type { ButtonHTMLAttributes } from "react"
import { Icon, type IconName } from "../Icon/Icon"
import * as styles from "./IconButton.module.css"

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "type" | "children" | "className"> {
  icon: IconName
  /** What it does, for screen readers and as a hint under the mouse. */
  label: string
}

/** A round button that shows a drawing only. */
export function IconButton({ icon, label, ...rest }: Props) {
  return (
    <button type="button" className={styles.button} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  )
}
