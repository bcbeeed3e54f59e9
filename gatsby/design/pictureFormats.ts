/**
 * Options of gatsby-plugin-sharp: WebP only, because all supported browsers (`browserslist` in package.json) show it.
 * docs/decisions/0004 has the measurements against AVIF and PNG.
 */
export const pictureFormats = { formats: ["webp"], placeholder: "none", quality: 65 } satisfies Record<string, unknown>
