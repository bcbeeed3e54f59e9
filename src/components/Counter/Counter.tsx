import { useRef } from "react"
import { useCountUp } from "./useCountUp"

interface Props {
  value: number
  /** Number that is added every 50 ms. */
  speed: number
}

/** A number that counts up when it enters the viewport. Screen readers always get the final value. */
export function Counter({ value, speed }: Props) {
  const element = useRef<HTMLSpanElement>(null)
  const count = useCountUp(element, value, speed)
  return (
    <span ref={element}>
      {count === value ? (
        value
      ) : (
        <>
          <span aria-hidden="true">{count}</span>
          <span className="visually-hidden">{value}</span>
        </>
      )}
    </span>
  )
}
