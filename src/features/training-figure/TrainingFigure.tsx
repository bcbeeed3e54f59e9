import { useState } from "react"
import type { LiveFigure } from "./LiveFigure"
import * as styles from "./TrainingFigure.module.css"

/** A button that loads the live version of `images/hero.png`. Rendered in the figure of this picture. */
export function TrainingFigure({ text }: { text: Queries.HeroTrainingFieldsFragment }) {
  const [Live, setLive] = useState<typeof LiveFigure | "failed">()
  const load = () =>
    void import("./LiveFigure").then(
      (module) => setLive(() => module.LiveFigure),
      () => setLive("failed"),
    )
  return (
    <>
      <p id="training-help" className={styles.help} data-shown={Boolean(Live)} role="status">
        {Live === "failed" ? text.failed : text.help}
      </p>
      {Live && Live !== "failed" ? (
        <Live label={text.label} />
      ) : (
        <p className={styles.controls}>
          <button type="button" onClick={load}>
            {text.button}
          </button>
        </p>
      )}
    </>
  )
}
