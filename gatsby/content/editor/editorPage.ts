import { escapeHtml } from "../../hosting/html"
import { editorPath } from "../../hosting/editorPaths"

interface PageOptions {
  title: string
  /** Content-security policy. */
  policy: string
  /** URL path of the script of Sveltia CMS. */
  script: string
  /** URL path of the script that shows the mistakes in content, on a page that works on the project folder. */
  overlay?: string
}

/** Sveltia CMS has no option for these changes of its forms. */
const styles = `
/* Marks the description of a picture as required once the picture is chosen. */
section:has(.filled) ~ section[data-key-path$="Alt"] h4::after {
  content: "*" / "required"; margin-inline-start: 4px; color: var(--sui-error-foreground-color);
}
`

/** Hides the button "Sign In Using Access Token", which is of no use without a Git host. */
const stylesOfProjectFolder = ".logo ~ .buttons .secondary { display: none }"

/** Returns the HTML of the content editor. */
export function editorPage({ title, policy, script, overlay }: PageOptions): string {
  const overlayScript = overlay ? `\n    <script type="module" src="${overlay}"></script>` : ""
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}" />
    <meta name="robots" content="noindex" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>
    <link rel="icon" href="/icons/favicon.svg" />
    <style>${styles}${overlay ? stylesOfProjectFolder : ""}</style>
    <script type="module" src="${script}"></script>
    <script type="module" src="${editorPath}start.js"></script>${overlayScript}
  </head>
  <body></body>
</html>
`
}
