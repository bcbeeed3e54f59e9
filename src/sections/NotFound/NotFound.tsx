import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { InlineText } from "../../components/InlineText/InlineText"
import * as styles from "./NotFound.module.css"

/** Vertical distances of the points from the regression line, in units of the `viewBox`. */
const deviations = [6, -9, 4, 11, -5, -12, 8, 2, -7, 10, -4, 5, -10, 7]
/** The address that fits no page. */
const outlier = { x: 304, y: 226 }
const points = deviations
  .map((deviation, index) => ({ x: 40 + index * 22, y: 230 - index * 12 + deviation }))
  // Where the dashed line from the outlier ends at the regression line.
  .filter(({ x }) => x !== outlier.x)

/** Content of the 404 page. */
export function NotFound({ text }: { text: Queries.NotFoundPageFieldsFragment }) {
  return (
    <div className={styles.page}>
      <div className={styles.text}>
        <h1 className={styles.title}>{text.title}</h1>
        <InlineText as="p" className={styles.lede} text={text.text} />
        <ul className={styles.links}>
          {text.links.map(({ label, href }, index) => (
            <li key={href}>
              <ButtonLink href={href} label={label} variant={index === 0 ? "primary" : "text"} />
            </li>
          ))}
        </ul>
      </div>
      <OutlierPlot />
    </div>
  )
}

/** Scatter plot with a regression line and one outlier. */
function OutlierPlot() {
  return (
    <figure className={styles.figure}>
      <svg
        viewBox="19 6 354 246"
        role="img"
        aria-label="A scatter of points along a line, and one far away from all others"
        className={styles.plot}
      >
        <path d="M20 10v240h350" className={styles.axis} />
        <path d="M30 236 352 60" className={styles.line} />
        {points.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r="4" className={styles.point} />
        ))}
        <path d={`M${outlier.x} ${outlier.y}V86`} className={styles.residual} />
        <circle cx={outlier.x} cy={outlier.y} r="14" className={styles.ring} />
        <circle cx={outlier.x} cy={outlier.y} r="6" className={styles.outlier} />
      </svg>
      <figcaption className={styles.caption}>Fig. 404. One address fits no page.</figcaption>
    </figure>
  )
}
