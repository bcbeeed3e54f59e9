import { graphql, type PageProps } from "gatsby"
import { Seo } from "../head/Seo"
import { breadcrumbData } from "../head/structuredData/breadcrumbs"
import { Standard } from "../layouts/Standard"
import { Events } from "../sections/Events/Events"
import { Hero } from "../sections/Hero/Hero"
import { HouseSystem } from "../sections/HouseSystem/HouseSystem"
import { StudentVoices } from "../sections/StudentVoices/StudentVoices"

export default function TestimonialsPage({ data }: PageProps<Queries.TestimonialsPageQuery>) {
  const { testimonialsPage: text } = data
  if (!text) throw new Error("Content of the testimonials page is missing.")
  return (
    <Standard canonical="/testimonials/">
      <Seo
        {...text.seo}
        path="/testimonials/"
        structuredData={[breadcrumbData([{ name: text.seo.title, path: "/testimonials/" }])]}
      />
      <Hero hero={text.hero} />
      <HouseSystem id="houses" text={text.houses} paragraphs={text.housesBody} houses={text.houseList ?? []} />
      <Events id="events" text={text.eventsHeading} events={text.events} />
      <StudentVoices id="students" text={text.students} testimonials={data.allTestimonial.nodes} />
    </Standard>
  )
}

export const query = graphql`
  query TestimonialsPage {
    testimonialsPage {
      seo {
        ...PageHead
      }
      hero {
        ...HeroParts
      }
      houses {
        ...SectionHead
      }
      housesBody
      houseList {
        ...HouseParts
      }
      eventsHeading {
        ...SectionHead
      }
      events {
        ...TitledTextParts
      }
      students {
        ...SectionHead
      }
    }
    allTestimonial {
      nodes {
        ...TestimonialParts
      }
    }
  }
`
