import * as styles from "./Icon.module.css"

export type IconName = "arrow-left" | "arrow-right" | "arrow-up-right" | "menu" | "pause" | "play" | "x" | "rotate-ccw"

interface Props {
  name: IconName
  className?: string | undefined
}

/** A Lucide icon in the color and size of the text. Screen readers ignore it. */
export function Icon({ name, className = "" }: Props) {
  return <span className={`${styles.icon} ${className}`} data-icon={name} aria-hidden="true" />
}
