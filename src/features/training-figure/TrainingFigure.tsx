import { useState } from "react"
import type { LiveFigure } from "./LiveFigure"
import * as styles from "./TrainingFigure.module.css"

/** In content/. Its plots are in the places that the style sheets of this feature have. */
const picture = "images/hero.png"

/** Whether a figure shows the picture that this feature covers. */
export const isTrainable = (figure: { readonly imageSrc: string | null } | null) => figure?.imageSrc === picture

/** A button that loads the live version of the picture. Rendered in the figure of this picture. */
export function TrainingFigure({ text }: { text: Queries.HeroTrainingFieldsFragment }) {
  /** null if the program did not load. */
  const [Live, setLive] = useState<typeof LiveFigure | null>()
  const load = () =>
    void import("./LiveFigure").then(
      (module) => setLive(() => module.LiveFigure),
      () => setLive(null),
    )
  return Live ? (
    <Live text={text} />
  ) : (
    <>
      <p className={styles.text} role="status">
        {Live === null && text.failed}
      </p>
      <button type="button" className={styles.load} onClick={load}>
        {text.button}
      </button>
      <p className={styles.intro}>{text.intro}</p>
    </>
  )
}
