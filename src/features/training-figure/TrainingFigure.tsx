import { graphql } from "gatsby"
import { useId, useState } from "react"
import * as figureStyles from "../../components/Figure/Figure.module.css"
import { loadChunk } from "../../lib/loadChunk"
import type { LiveFigure } from "./LiveFigure"
import * as styles from "./TrainingFigure.module.css"

export const trainingFragment = graphql`
  fragment TrainingParts on HeroTraining {
    button
    label
    help
    failed
  }
`

/** A button that loads the live version of `images/hero.png`. Rendered in the figure of this picture. */
export function TrainingFigure({ text }: { text: Queries.TrainingPartsFragment }) {
  const helpId = useId()
  const [Live, setLive] = useState<typeof LiveFigure>()
  const [isFailed, setFailed] = useState(false)
  const load = () => {
    setFailed(false)
    loadChunk(() => import("./LiveFigure")).then(
      (module) => setLive(() => module.LiveFigure),
      () => setFailed(true),
    )
  }
  return (
    <>
      <p
        id={helpId}
        className={`${figureStyles.caption} ${styles.help}`}
        data-shown={Boolean(Live) || isFailed}
        role="status"
      >
        {isFailed ? text.failed : text.help}
      </p>
      {Live ? (
        <Live label={text.label} helpId={helpId} />
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
