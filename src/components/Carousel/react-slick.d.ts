/** What this site uses of react-slick, which brings no types. https://react-slick.neostack.com/docs/api */
declare module "react-slick" {
  import type { Component, ReactNode } from "react"

  interface Settings {
    children: ReactNode
    /** Whether the arrow keys move it. */
    accessibility: boolean
    arrows: boolean
    draggable: boolean
    infinite: boolean
    initialSlide: number
    slidesToShow: number
    /** Of a move, in milliseconds. */
    speed: number
    swipeToSlide: boolean
    beforeChange: (current: number, next: number) => void
    /** After every change of its elements but the first. */
    onReInit: () => void
  }

  export default class Slider extends Component<Settings> {
    slickNext(): void
    slickPrev(): void
    slickGoTo(slide: number): void
  }
}
