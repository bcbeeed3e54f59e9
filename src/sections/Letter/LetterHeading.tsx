import * as styles from "./Letter.module.css"

interface Props {
  greeting: string
  /** The applicant's name. It can be in any script, of any length, or empty. */
  name: string
}

/** The greeting and the applicant's name. A long name has a smaller font. */
export function LetterHeading({ greeting, name }: Props) {
  return (
    <h1 className={styles.heading} data-length={lengthOf(name)}>
      <span>{name ? `${greeting}, ` : greeting}</span>
      {name ? (
        <bdi className={styles.name} translate="no">
          {name}
        </bdi>
      ) : null}
    </h1>
  )
}

/** The source of this function is also part of an inline script, so it must not use anything from its module. */
export function lengthOf(name: string): "long" | "short" {
  return name.length > 40 ? "long" : "short"
}
