/** The kinds of picture files that the site shows: the media type of each, and the extensions of its files. */
export const pictureKinds = {
  "image/png": ["png"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/webp": ["webp"],
  "image/avif": ["avif"],
} as const

export const pictureExtensions = Object.values(pictureKinds).flat()

/** Megabytes. A photo of a phone in full size. Larger files are made for print and slow down every build. */
export const maxPictureMegabytes = 5
