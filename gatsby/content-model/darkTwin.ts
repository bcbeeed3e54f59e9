/**
 * Where the twin of a picture for the dark scheme lies, if there is one: the site takes its place from its name.
 * @param picture path with an ending, such as `images/a.png`
 * @returns `images/a.dark.png`
 */
export function darkTwin(picture: string): string {
  return picture.replace(/\.\w+$/, ".dark$&")
}
