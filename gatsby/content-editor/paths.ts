/** URL path of the content editor. */
export const editorPath = "/admin/"
