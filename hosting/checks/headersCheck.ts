import { generatedDocuments } from "../../content-tools/model/documentPaths"
import { openGraphPicture, signInPages } from "../../src/routes"
import { expectHeaders, type Check } from "./check"
import { fontPathOf, revalidate, scriptPathOf, useRules } from "./pages"

const immutable = "public, max-age=31536000, immutable"

export const headersCheck: Check = {
  title: "pages and files have the headers of their class",
  remedy: useRules,
  run: async (send) => {
    const common = {
      "strict-transport-security": /^max-age=\d{8}$/,
      "content-security-policy": /frame-ancestors 'none'/,
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": /usb=\(\)/,
      "referrer-policy": "strict-origin-when-cross-origin",
    }
    const page = { "cache-control": revalidate, "content-type": /^text\/html/ }
    const document = { "cache-control": "public, max-age=600", "x-robots-tag": "noindex" }
    const missingFile = { "cache-control": /^(?!.*immutable)/ }
    const classes: Record<string, Readonly<Record<string, string | RegExp | undefined>>> = {
      "/": { ...page, "x-robots-tag": undefined },
      "/team/": { ...page, "x-robots-tag": undefined },
      ...Object.fromEntries(signInPages.map((path) => [path, { ...page, "x-robots-tag": "noindex" }])),
      [await scriptPathOf(send)]: { "cache-control": immutable, "content-type": /javascript/ },
      [await fontPathOf(send)]: { "cache-control": immutable, "content-type": /^font\/woff2/ },
      // Browsers that have the service worker of an earlier site look here for a newer one.
      "/sw.js": { "cache-control": revalidate, "content-type": /javascript/ },
      "/page-data/team/page-data.json": { "cache-control": revalidate, "content-type": /^application\/json/ },
      ...Object.fromEntries(
        generatedDocuments.map((path) => [
          path,
          { ...document, "content-type": path.endsWith(".pdf") ? "application/pdf" : /^text\/calendar/ },
        ]),
      ),
      [openGraphPicture("/")]: { "content-type": "image/png", "cross-origin-resource-policy": "cross-origin" },
      "/no-such-page/": missingFile,
      "/static/no-such-file.js": missingFile,
      "/%": {},
    }
    for (const [path, headers] of Object.entries(classes))
      expectHeaders(path, await send(path), { ...common, ...headers })
  },
}
