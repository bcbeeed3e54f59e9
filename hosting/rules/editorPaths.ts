/** URL path of the content editor. The documents name it too. */
export const editorPath = "/admin/"

/**
 * URL path of the script that shows the mistakes in content, in development. src/ssr/onRenderBody.tsx adds it to every
 * page.
 */
export const overlayPath = "/content-mistakes.js"
