import { graphql } from "gatsby"
import { Picture } from "../../components/Picture/Picture"
import { Prose } from "../../components/Prose/Prose"
import { Section } from "../../components/Section/Section"
import * as styles from "./HouseSystem.module.css"

export const housePicture = graphql`
  fragment HousePicture on File {
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 96, outputPixelDensities: [1, 2])
    }
  }
`

interface Props {
  id: string
  page: Queries.TestimonialsPageFieldsFragment
}

/** The house system: paragraphs and a card for each house. */
export function HouseSystem({ id, page: { houses: text, housesBody, houseList } }: Props) {
  return (
    <Section id={id} text={text} tone="plate">
      <div className={styles.system}>
        <Prose paragraphs={housesBody} />
        {houseList?.length ? (
          <ul className={styles.houses}>
            {houseList.map(({ name, motto, namesake, emblem, emblemFile, emblemDarkFile }) => (
              <li key={name} className={styles.house}>
                {emblem ? (
                  <Picture
                    src={emblem}
                    file={emblemFile}
                    darkFile={emblemDarkFile}
                    alt=""
                    sizes="6rem"
                    className={styles.emblem}
                  />
                ) : null}
                <h3 className={styles.name}>{name}</h3>
                <p className={styles.motto}>{motto}</p>
                <p className={styles.namesake}>{namesake}</p>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Section>
  )
}
