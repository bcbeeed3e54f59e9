/**
 * Path of the picture that stands for a page in shared links; written by gatsby/open-graph at build time.
 * @param path path of a page, `/` or `/research/`
 */
export function openGraphPicture(path: string): string {
  return `/open-graph/${path.replaceAll("/", "") || "home"}.png`
}
