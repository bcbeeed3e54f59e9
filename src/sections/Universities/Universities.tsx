import { graphql } from "gatsby"
import { LogoStrip } from "../../components/LogoStrip/LogoStrip"
import { Picture } from "../../components/Picture/Picture"
import { Section } from "../../components/Section/Section"
import type { SectionProps } from "../sectionProps"
import * as styles from "./Universities.module.css"

export const universityFragment = graphql`
  fragment UniversitiesData on Query {
    allUniversity {
      nodes {
        ...UniversityFields
      }
    }
  }

  fragment UniversityPicture on File {
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 224, outputPixelDensities: [1, 2])
    }
  }
`

/** Universities of the mentors and the team in a logo strip. */
export function Universities({ id, text, data }: SectionProps<Queries.UniversitiesDataFragment>) {
  const universities = data.allUniversity.nodes
  return (
    <Section id={id} text={text} isEmpty={!universities.length}>
      <LogoStrip
        label={text.title}
        className={styles.strip}
        logos={universities.map(({ id: key, name, shortName, logo, logoFile, logoDarkFile }) => ({
          key,
          content: logo ? (
            <Picture
              src={logo}
              file={logoFile}
              darkFile={logoDarkFile}
              alt={name}
              sizes="14rem"
              className={styles.logo}
            />
          ) : (
            <>
              <span className={styles.wordmark}>{shortName}</span>
              {name === shortName ? null : <span className={styles.name}>{name}</span>}
            </>
          ),
        }))}
      />
    </Section>
  )
}
