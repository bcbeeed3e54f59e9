import { useRef } from "react"
import { useCount } from "./useCount"

interface Props {
  /** The number it ends with. */
  value: number
  /** What it adds every 50 ms. */
  speed: number
}

/** A number that counts up when it comes into view. Screen readers are told the final one, whatever is shown. */
export function Counter({ value, speed }: Props) {
  const element = useRef<HTMLSpanElement>(null)
  const count = useCount(element, value, speed)
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
