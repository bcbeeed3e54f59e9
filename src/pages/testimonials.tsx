import { graphql, type PageProps } from "gatsby"
import { Section } from "../components/Section/Section"
import { TitledTexts } from "../components/TitledTexts/TitledTexts"
import { Standard } from "../layouts/Standard"
import { Hero } from "../sections/Hero/Hero"
import { HouseSystem } from "../sections/HouseSystem/HouseSystem"
import { StudentVoices } from "../sections/StudentVoices/StudentVoices"

export default function TestimonialsPage({ data }: PageProps<Queries.TestimonialsPageQuery>) {
  const { testimonialsPage: text } = data
  return (
    <Standard canonical="/testimonials/" seo={text.seo}>
      <Hero hero={text.hero} />
      <HouseSystem id="houses" page={text} />
      <Section id="events" text={text.eventsHeading} tone="tint">
        <TitledTexts items={text.events} />
      </Section>
      <StudentVoices id="students" text={text.students} shown={text.hero.voice} data={data} />
    </Standard>
  )
}

export const query = graphql`
  query TestimonialsPage {
    ...StudentVoicesData
    testimonialsPage {
      ...TestimonialsPageFields
    }
  }
`
