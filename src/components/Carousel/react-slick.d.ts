/** The part of react-slick that this site uses; the package has no types. https://react-slick.neostack.com/docs/api */
declare module "react-slick" {
  import type { Component, ReactNode } from "react"

  interface Settings {
    children: ReactNode
    /** Lets the arrow keys change the slide. */
    accessibility: boolean
    arrows: boolean
    draggable: boolean
    infinite: boolean
    initialSlide: number
    slidesToShow: number
    /** Milliseconds of a transition. */
    speed: number
    swipeToSlide: boolean
    beforeChange: (current: number, next: number) => void
    /** Called after every update, not after the first render. */
    onReInit: () => void
  }

  export default class Slider extends Component<Settings> {
    slickNext(): void
    slickPrev(): void
    slickGoTo(slide: number): void
  }
}
