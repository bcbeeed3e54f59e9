import * as styles from "./AnchorList.module.css"

interface Props {
  label: string
  sections: readonly { readonly id: string; readonly title: string }[]
}

/** Table of contents: links to the sections of the page. The style sheet marks the section that is being read. */
export function AnchorList({ label, sections }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
