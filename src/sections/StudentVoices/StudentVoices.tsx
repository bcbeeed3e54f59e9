import { graphql } from "gatsby"
import { Carousel } from "../../components/Carousel/Carousel"
import { InlineText } from "../../components/InlineText/InlineText"
import { Section } from "../../components/Section/Section"
import * as styles from "./StudentVoices.module.css"

export const testimonialFragment = graphql`
  fragment StudentVoicesData on Query {
    testimonialsPage {
      students {
        ...SectionTextFields
      }
    }
    allTestimonial {
      nodes {
        ...TestimonialFields
      }
    }
  }
`

/** Quotes of past students in a carousel. */
export function StudentVoices({ id, data }: { id: string; data: Queries.StudentVoicesDataFragment }) {
  const text = data.testimonialsPage.students
  const testimonials = data.allTestimonial.nodes
  return (
    <Section id={id} text={text} isEmpty={!testimonials.length}>
      <Carousel
        label={text.title}
        className={styles.slides}
        slides={testimonials.map((testimonial) => ({
          key: testimonial.id,
          content: <Testimonial testimonial={testimonial} />,
        }))}
      />
    </Section>
  )
}

function Testimonial({ testimonial: { name, title, text } }: { testimonial: Queries.TestimonialFieldsFragment }) {
  return (
    <figure className={styles.testimonial}>
      <blockquote className={styles.quote}>{text}</blockquote>
      <figcaption>
        <span className={styles.name}>{name}</span>
        <InlineText as="span" className={styles.title} text={title} />
      </figcaption>
    </figure>
  )
}
