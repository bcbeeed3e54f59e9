import { useState } from "react"
import type { LiveFigure } from "./LiveFigure"
import * as styles from "./TrainingFigure.module.css"

/** A button that loads the live version of `images/hero.png`. Rendered in the figure of this picture. */
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
