import { isTrainable } from "./TrainingFigure"

it.each([
  ["the picture of the spirals", { imageSrc: "images/hero.png" }, true],
  ["another picture", { imageSrc: "images/photo.jpg" }, false],
  ["a figure without a picture", { imageSrc: null }, false],
  ["no figure", null, false],
])("covers %s (%j): %s", (_what, figure, isCovered) => {
  expect(isTrainable(figure)).toBe(isCovered)
})
