import type { ButtonHTMLAttributes } from "react"
import { Icon, type IconName } from "../Icon/Icon"
import * as styles from "./IconButton.module.css"

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "type" | "children" | "className"> {
  icon: IconName
  label: string
}

export function IconButton({ icon, label, ...rest }: Props) {
  return (
    <button type="button" className={styles.button} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  )
}
