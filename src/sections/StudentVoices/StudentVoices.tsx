import { graphql } from "gatsby"
import { Carousel } from "../../components/Carousel/Carousel"
import { InlineText } from "../../components/InlineText/InlineText"
import { Section } from "../../components/Section/Section"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import { publicationPath } from "../../routes"
import type { SectionProps } from "../sectionProps"
import * as styles from "./StudentVoices.module.css"

export const testimonialFragment = graphql`
  fragment StudentVoicesData on Query {
    allTestimonial {
      nodes {
        ...TestimonialFields
        publication {
          id: jsonId
          title
        }
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
        slides={testimonials.map(({ id: key, name, title, text: quote, publication }) => ({
          key,
          content: (
            <figure className={styles.testimonial}>
              <blockquote className={styles.quote}>{quote}</blockquote>
              <figcaption>
                <span className={styles.name} translate="no">
                  {name}
                </span>
                <InlineText as="span" className={styles.title} text={title} />
                {publication ? (
                  <SiteLink href={publicationPath(publication.id)} className={styles.paper}>
                    <span>{publication.title}</span>
                  </SiteLink>
                ) : null}
              </figcaption>
            </figure>
          ),
        }))}
      />
    </Section>
  )
}
