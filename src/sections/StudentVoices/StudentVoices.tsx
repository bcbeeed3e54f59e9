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
  /** The quote at the top of the page, which is not repeated. */
  shown?: { readonly id: string } | null
}

/** Quotes of past students in a carousel. */
export function StudentVoices({ id, text, shown, data }: Props) {
  const testimonials = data.allTestimonial.nodes.filter((testimonial) => testimonial.id !== shown?.id)
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
