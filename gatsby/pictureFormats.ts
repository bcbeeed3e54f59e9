/**
 * How the build writes pictures: WebP only, because every supported browser shows it (`browserslist` in package.json).
 * The measurements against AVIF and PNG: docs/decisions/0004.
 */
export const pictureFormats = { formats: ["webp"], placeholder: "none", quality: 65 } satisfies Record<string, unknown>
