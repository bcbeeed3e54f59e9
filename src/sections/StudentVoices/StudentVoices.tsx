import { graphql } from "gatsby"
import { ScrollItem, ScrollList } from "../../components/ScrollList/ScrollList"
import { Section } from "../../components/Section/Section"
import * as styles from "./StudentVoices.module.css"

export const testimonialFragment = graphql`
  fragment TestimonialParts on Testimonial {
    id: jsonId
    name
    title
    text
  }
`

interface Props {
  id: string
  text: Queries.SectionHeadFragment
  testimonials: readonly Queries.TestimonialPartsFragment[]
}

/** What past students say. */
export function StudentVoices({ id, text, testimonials }: Props) {
  return (
    <Section id={id} text={text}>
      <ScrollList label={text.title}>
        {testimonials.map(({ id: key, name, title, text: quote }) => (
          <ScrollItem key={key}>
            <figure className={styles.voice}>
              <blockquote className={styles.quote}>{quote}</blockquote>
              <figcaption>
                <span className={styles.name}>{name}</span>
                <span className={styles.title}>{title}</span>
              </figcaption>
            </figure>
          </ScrollItem>
        ))}
      </ScrollList>
    </Section>
  )
}
