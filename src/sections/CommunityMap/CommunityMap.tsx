import { graphql } from "gatsby"
import { Section } from "../../components/Section/Section"
import type { SectionProps } from "../sectionProps"
import * as styles from "./CommunityMap.module.css"

export const communityMapFragment = graphql`
  fragment CommunityMapParts on CommunityMap {
    width
    height
    dotRadius
    dotSpacing
    land
    countries {
      isoCode
      name
      dots
      label {
        x
        y
      }
    }
  }
`

interface Props extends SectionProps<Queries.CommunityMapPartsFragment> {
  alt: string
}

/** Shows the countries of students as lit dots on a map of the world and as a list. */
export function CommunityMap({ id, text, alt, data }: Props) {
  const { width, height, dotRadius, dotSpacing, land, countries } = data
  const litId = `${id}-lit`
  const dotStroke = { strokeDasharray: `0 ${dotSpacing}`, strokeLinecap: "round" } as const
  return (
    <Section id={id} text={text}>
      <div className={styles.community}>
        <svg className={styles.map} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={alt}>
          <defs>
            <g id={litId}>
              {countries.map(({ isoCode, dots: d }) => (
                <path key={isoCode} data-country={isoCode} d={d} />
              ))}
            </g>
          </defs>
          <path className={styles.land} d={land} strokeWidth={dotRadius * 2} {...dotStroke} />
          <use className={styles.halo} href={`#${litId}`} strokeWidth={dotRadius * 5} {...dotStroke} />
          {/* Lit dots are larger than others, and each country has a pin, so that color is not the only difference. */}
          <use className={styles.lit} href={`#${litId}`} strokeWidth={dotRadius * 3} {...dotStroke} />
          {countries.map(({ isoCode, label }) => (
            <circle key={isoCode} className={styles.pin} cx={label.x} cy={label.y} r={dotRadius * 1.9} />
          ))}
        </svg>
        {countries.length > 0 ? (
          <ul className={styles.countries} aria-label={text.title}>
            {countries.map(({ isoCode, name }) => (
              <li key={isoCode} className={styles.country}>
                {name}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Section>
  )
}
