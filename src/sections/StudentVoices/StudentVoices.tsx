import { graphql } from "gatsby"
import { Carousel } from "../../components/Carousel/Carousel"
import { Section } from "../../components/Section/Section"
import { Voice } from "../../components/Voice/Voice"
import type { SectionProps } from "../sectionProps"
import * as styles from "./StudentVoices.module.css"

export const testimonialFragment = graphql`
  fragment StudentVoicesData on Query {
    allTestimonial {
      nodes {
        ...TestimonialFields
      }
    }
  }
`

interface Props extends SectionProps<Queries.StudentVoicesDataFragment> {
  /** The quote at the top of the page, which is not repeated if there are others. */
  shown?: { readonly id: string } | null
}

/** Quotes of past students in a carousel. */
export function StudentVoices({ id, text, shown, data }: Props) {
  const all = data.allTestimonial.nodes
  const others = all.filter((testimonial) => testimonial.id !== shown?.id)
  // Links to this section lead to the quote of a paper, so the only quote is here too.
  const testimonials = others.length ? others : all
  return (
    <Section id={id} text={text} isEmpty={!testimonials.length}>
      <Carousel
        label={text.title}
        className={styles.slides}
        slides={testimonials.map((voice) => ({
          key: voice.id,
          content: <Voice voice={voice} className={styles.testimonial} />,
        }))}
      />
    </Section>
  )
}
