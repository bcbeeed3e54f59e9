/**
 * Returns the path of a picture's variant for the dark scheme: `images/a.png` → `images/a.dark.png`. The file may not
 * exist.
 */
export function darkVariant(picture: string): string {
  return picture.replace(/\.\w+$/, ".dark$&")
}
