import * as styles from "./Icon.module.css"

/** One of the drawings that Icon.module.css names. */
export type IconName = "arrow-left" | "arrow-right" | "arrow-up-right" | "menu" | "pause" | "play" | "x"

interface Props {
  name: IconName
  className?: string | undefined
}

/** A drawing of the Lucide set, in the color and size of the words beside it. It says nothing to screen readers. */
export function Icon({ name, className = "" }: Props) {
  return <span className={`${styles.icon} ${className}`} data-icon={name} aria-hidden="true" />
}
