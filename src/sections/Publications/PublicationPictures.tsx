import { InlineText } from "../../components/InlineText/InlineText"
import { Picture } from "../../components/Picture/Picture"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import { publicationPath } from "../../routes"
import { pictureOf } from "../Collage/Collage"
import * as styles from "./PublicationPictures.module.css"

interface Props {
  caption: string | null
  data: Pick<Queries.PublicationsDataFragment, "allPublication">
}

const withPictures = (data: Props["data"]) =>
  data.allPublication.nodes.filter(({ highlight }) => highlight?.collageImages)

export const hasPublicationPictures = (data: Props["data"]) => withPictures(data).length > 0

/** The first pictures of the first papers, each a link to its page. */
export function PublicationPictures({ caption, data }: Props) {
  const papers = withPictures(data).slice(0, 6)
  return (
    <figure className={styles.pictures}>
      <ul className={styles.collage}>
        {papers.map(({ id, title, highlight }, index) => (
          <li key={id}>
            <SiteLink href={publicationPath(id)}>
              <Picture
                {...pictureOf(highlight, 0)}
                alt={title}
                sizes={index === 0 ? "(min-width: 40rem) 24rem, 61vw" : "(min-width: 40rem) 12rem, 31vw"}
                eager={index === 0}
              />
            </SiteLink>
          </li>
        ))}
      </ul>
      {caption ? <InlineText as="figcaption" className={styles.caption} text={caption} /> : null}
    </figure>
  )
}
