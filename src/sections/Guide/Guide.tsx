import type { ComponentProps, ReactNode } from "react"
import { AnchorList } from "../../components/AnchorList/AnchorList"
import { Section } from "../../components/Section/Section"
import { Hero } from "../Hero/Hero"
import * as styles from "./Guide.module.css"

interface Props extends Pick<ComponentProps<typeof Hero>, "hero" | "facts"> {
  /** A part without content has only its anchor. */
  parts: readonly {
    readonly id: string
    readonly title: string
    readonly intro?: string | null
    readonly content: ReactNode
  }[]
}

/** A page of texts with a table of contents, which stays beside the texts on wide screens. */
export function Guide({ hero, facts, parts }: Props) {
  return (
    <div className={styles.guide}>
      <Hero hero={hero} facts={facts} />
      <div className={styles.contents}>
        <AnchorList label={hero.title} sections={parts.filter(({ content }) => content)} />
      </div>
      <div className={styles.texts}>
        {parts.map(({ id, title, intro, content }) => (
          <Section key={id} id={id} text={{ title, intro }} isEmpty={!content}>
            {content}
          </Section>
        ))}
      </div>
    </div>
  )
}
