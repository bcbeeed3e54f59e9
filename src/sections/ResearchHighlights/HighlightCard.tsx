import { Picture } from "../../components/Picture/Picture"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import { InlineText } from "../../components/InlineText/InlineText"
import * as styles from "./HighlightCard.module.css"

/** The first picture is twice as wide as the others; measured on the carousel and on the list of phones. */
const wideSizes = "(min-width: 1024px) 16rem, (min-width: 768px) 13rem, 55vw"
const narrowSizes = "(min-width: 1024px) 8rem, (min-width: 768px) 7rem, 28vw"

interface Props {
  highlight: Queries.HighlightPartsFragment
  pendingLink: { readonly label: string; readonly href: string }
}

/** One project: three pictures as one figure, title, text, and the way to its presentation. */
export function HighlightCard({ highlight, pendingLink }: Props) {
  const { title, description, paperLink } = highlight
  return (
    <article className={styles.card}>
      <Collage highlight={highlight} />
      <h3 className={styles.title}>{title}</h3>
      <p>{description}</p>
      <p className={styles.link}>
        {paperLink === "pending" ? (
          <SiteLink href={pendingLink.href}>
            {pendingLink.label}
            <span className="visually-hidden">: {title}</span>
          </SiteLink>
        ) : (
          <SiteLink href={paperLink}>
            Watch the presentation<span className="visually-hidden">: {title}</span>
          </SiteLink>
        )}
      </p>
    </article>
  )
}

function Collage({ highlight }: { highlight: Queries.HighlightPartsFragment }) {
  const { collageImages, collageImagesFile, collageImagesDarkFile, collageAlt, collageCaption } = highlight
  if (!collageImages) return null
  return (
    <figure className={styles.figure}>
      <div role="img" aria-label={collageAlt ?? ""} className={styles.collage}>
        {collageImages.map((src, index) => (
          <Picture
            key={src}
            src={src}
            file={collageImagesFile?.[index]}
            darkFile={collageImagesDarkFile?.[index]}
            alt=""
            sizes={index === 0 ? wideSizes : narrowSizes}
            className={styles.picture}
          />
        ))}
      </div>
      {collageCaption ? (
        <figcaption className={styles.caption}>
          <InlineText text={collageCaption} />
        </figcaption>
      ) : null}
    </figure>
  )
}
