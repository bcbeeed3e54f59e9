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

/** Quotes of past students in a carousel. */
export function StudentVoices({ id, text, data }: SectionProps<Queries.StudentVoicesDataFragment>) {
  const testimonials = data.allTestimonial.nodes
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
