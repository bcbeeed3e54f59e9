import { pictureShapes } from "./content/model/pictureShapes"
import { escapeHtml } from "./hosting/html"
import { shapeNames, type ShapeName, type ShownPicture } from "./shownPictures"

/** URL path of the page. Each picture is below it, at its path in content. */
export const picturePreviewPath = "/preview/pictures/"

/** CSS `aspect-ratio` of each crop; `auto` shows the whole picture. */
const aspectRatios: Record<ShapeName, readonly string[]> = {
  hero: ["auto", "16 / 21"],
  figure: ["4 / 3"],
  track: ["4 / 3"],
  collage: ["4 / 3"],
  logo: ["auto"],
  emblem: ["auto"],
  portrait: ["4 / 3", "1 / 1"],
}

/** Returns the HTML of a page that shows every picture with the crops of its shape. Only for development. */
export function picturePreview(pictures: readonly ShownPicture[]): string {
  const sections = shapeNames.map((name) => {
    const { crop, width, height } = pictureShapes[name]
    const figures = pictures.filter(({ shape }) => shape === name).map(figureOf)
    return `<h2>${name}: ${escapeHtml(crop)}</h2><p>Shown at up to ${width} × ${height} px</p><div>${figures.join("")}</div>`
  })
  return `<!doctype html><html lang="en-US"><title>Pictures</title><meta name="viewport" content="width=device-width">
<style>
  body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; }
  div { display: flex; flex-wrap: wrap; gap: 2rem; }
  h2 { margin-block: 3rem 0; }
  h2::first-letter { text-transform: uppercase; }
  figure { margin: 0; }
  img { height: 180px; max-width: 100%; margin-inline-end: 0.5rem; object-fit: cover; }
  figcaption { max-width: 20rem; font-size: 0.8125rem; overflow-wrap: anywhere; }
</style>
<h1>Pictures as the site shows them</h1>${sections.join("")}`
}

function figureOf({ field, source, shape }: ShownPicture): string {
  const crops = aspectRatios[shape].map(
    (ratio) => `<img src="${escapeHtml(source)}" alt="" style="aspect-ratio: ${ratio}">`,
  )
  return `<figure>${crops.join("")}<figcaption><b>${escapeHtml(source)}</b><br>${escapeHtml(field)}</figcaption></figure>`
}
