/**
 * Writes `nginx.conf`: the rules of `_redirects` and `_headers` in the syntax of nginx (https://nginx.org/en/docs/). The file belongs
 * in the `http` block, like those in /etc/nginx/conf.d.
 */
import { parseHeaders, parseRedirects, ruleSource, type Header, type Rule } from "./rules"

/** Lines that the administrator of a server changes. */
export const nginxListen = "listen 80;"
export const nginxRoot = "root /var/www/site;"

/** Types that compress well. nginx always compresses text/html. */
const compressedTypes =
  "application/javascript application/json application/manifest+json application/xml image/svg+xml text/calendar text/css text/plain text/xml"

/** `cache-control` of errors and of files without a rule, as on the other hosts. */
const revalidate = "public, max-age=0, must-revalidate"

/**
 * @param redirects text of `_redirects`
 * @param headers text of `_headers`
 * @throws Error if a rule has a mistake
 */
export function nginxFile(redirects: string, headers: string): string {
  const headerRules = parseHeaders(headers)
  const names = [...new Set(headerRules.flatMap(({ value }) => value.map(([name]) => name)))]
  const locations = parseRedirects(redirects).map(({ path, value: { status, to } }) =>
    status === 200
      ? `  location ~ ${quoted(ruleSource(path))} { try_files ${to}index.html =404; }\n`
      : `  location = ${quoted(decodeURI(path))} { return ${status} ${withQuery(to)}; }\n`,
  )
  return `# Set "listen", "server_name" and "root", and add your certificate.
# The path as it was requested, because $uri changes to the path of the file.
map $request_uri $site_path { "~^([^?]*)" $1; }
${names.map((name) => headerMap(name, headerRules)).join("")}# Without this map, clients would cache a missing file as long as the file.
map $status $site_caching { default $site_cache_control; "~^[45]" "${revalidate}"; }
server {
  ${nginxListen}
  ${nginxRoot}
  charset utf-8;
  server_tokens off;
  absolute_redirect off;
  merge_slashes off;
  error_page 403 404 =404 /404.html;
  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_types ${compressedTypes};
${names.map((name) => `  add_header ${name} ${name === "cache-control" ? "$site_caching" : variableOf(name)} always;\n`).join("")}  if ($request_uri ~ "^([^?]*/)index\\.html(\\?|$)") { return 301 $1$is_args$args; }
${locations.join("")}  location ~ "^/_(redirects|headers)$|/\\.(?!well-known/)" { return 404; }
  # The types of nginx lack these two.
  location ~ "\\.webmanifest$" { default_type application/manifest+json; }
  location ~ "\\.ics$" { default_type text/calendar; }
}
`
}

/** Returns the map from a path to the value of a header. Of two rules, the last has priority, but in a map the first expression. */
function headerMap(name: string, rules: readonly Rule<Header[]>[]): string {
  const lines = rules.flatMap(({ path, value }) => {
    const text = new Map(value).get(name)
    return text === undefined ? [] : [`  ${quoted(`~${ruleSource(path)}`)} ${quoted(text)};\n`]
  })
  if (name === "cache-control") lines.unshift(`  default ${quoted(revalidate)};\n`)
  return `map $site_path ${variableOf(name)} {\n${lines.reverse().join("")}}\n`
}

function variableOf(header: string): string {
  return `$site_${header.replaceAll("-", "_")}`
}

/** Adds the query of the request to the target of a redirect, before its hash. */
function withQuery(to: string): string {
  const [address = "", hash] = to.split("#", 2)
  return `"${checked(address)}$is_args$args${hash === undefined ? "" : `#${checked(hash)}`}"`
}

function quoted(text: string): string {
  return `"${checked(text)}"`
}

/** @throws Error if the text contains a character that has a meaning inside the quotes of nginx */
function checked(text: string): string {
  if (/["\n]|\$(?!$)|\\$/.test(text)) throw new Error(`The rule ${JSON.stringify(text)} cannot be written for nginx.`)
  return text
}
