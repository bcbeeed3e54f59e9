/** Writes the rules of the build in the syntax of nginx (https://nginx.org/en/docs/). */
import { personalRoutes, prerenderedPath } from "../../src/routes"
import { revalidate, type HeaderRule } from "./headerRules"
import { withQuery, type RedirectRule } from "./redirectRules"

/** A test of nginx replaces it. */
export const nginxAccessLog = "/var/log/nginx/access.log"

/** Types that compress well. nginx always compresses text/html. */
const compressedTypes =
  "application/javascript application/json application/manifest+json application/xml image/svg+xml text/calendar text/css text/plain text/xml"

/**
 * Returns the text of each file by its name. One is for the `http` block and has maps, which nginx allows nowhere else.
 * The other is for the administrator's `server` block.
 * @throws Error if a rule has a character that nginx would misread
 */
export function nginxFiles(redirects: readonly RedirectRule[], headers: readonly HeaderRule[]) {
  const names = [...new Set(headers.flatMap((rule) => Object.keys(rule.headers)))]
  const personalNames = personalRoutes.map((route) => prerenderedPath(route).replaceAll("/", "")).join("|")
  const locations = redirects.map(({ path, toPath, status }) =>
    status === 200
      ? `location ~ ${quoted(ruleSource(path))} { error_log /dev/null; try_files ${toPath}index.html =404; }\n`
      : `location = ${quoted(decodeURI(path))} { return ${status} "${withQuery(checked(toPath), "$is_args$args")}"; }\n`,
  )
  const http = `# Include this file in the "http" block.
# The path as it was requested, because $uri changes to the path of the file. "/" if nginx cannot decode the path.
map $request_uri $site_path { default /; "~^([^?]+)" $1; }
${names.map((name) => headerMap(name, headers)).join("")}# Without this map, clients would cache a missing file as long as the file.
map $status $site_caching { default $site_cache_control; "~^[45]" "${revalidate}"; }
# The log has the file that was sent, neither query nor referrer, and of another path the part before what may be an applicant's id.
map $site_path $site_redacted_path {
  default $site_path;
  "~^((/[a-z._-]{0,23})*/)(?![a-z._-]{0,23}(/|$))" $1:userId;
  "~^(.*?(${personalNames})[^/]*/)." $1:userId;
}
map $status $site_logged_path { default $site_redacted_path; "~^(200|206|304)" $uri; }
log_format site '$remote_addr - - [$time_local] "$request_method $site_logged_path $server_protocol" $status $body_bytes_sent "-" "$http_user_agent"';
`
  const server = `# Include this file in your "server" block, which has "listen", "server_name", "root" and the certificate, and no "access_log".
# Your redirect to https needs the same "access_log".
access_log ${nginxAccessLog} site;
# nginx writes the requested address into each line of its error log, so missing files and personal pages get no line.
log_not_found off;
charset utf-8;
server_tokens off;
absolute_redirect off;
merge_slashes off;
error_page 400 403 404 =404 /404.html;
gzip on;
gzip_vary on;
gzip_proxied any;
gzip_types ${compressedTypes};
${names.map((name) => `add_header ${name} ${name === "cache-control" ? "$site_caching" : variableOf(name)} always;\n`).join("")}location = /404.html { error_log /dev/null; }
# A redirect to an address that begins with "//" or "/\\" would lead to another site.
location ~ "//|^/[\\x5c\\s]" { return 404; }
location ~ "/index\\.html$" { if ($request_uri ~ "^((/[^/?\\x5c]+)*/)index\\.html(\\?|$)") { return 301 $1$is_args$args; } }
${locations.join("")}location ~ "^/_(redirects|headers)$|/\\.(?!well-known/)" { return 404; }
# The types of nginx lack these two.
location ~ "\\.webmanifest$" { default_type application/manifest+json; }
location ~ "\\.ics$" { default_type text/calendar; }
`
  return { "nginx-http.conf": http, "nginx-server.conf": server }
}

/**
 * Returns the map from a path to the value of a header. Of two rules, the last has priority, but in a map the first
 * expression.
 */
function headerMap(name: string, rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers: { [name]: value } }) =>
    value === undefined ? [] : [`  ${quoted(`~${ruleSource(path)}`)} ${quoted(value)};\n`],
  )
  if (name === "cache-control") lines.unshift(`  default ${quoted(revalidate)};\n`)
  return `map $site_path ${variableOf(name)} {\n${lines.reverse().join("")}}\n`
}

/** Returns the source of a regular expression: `*` matches any text, and `:name` one segment. */
function ruleSource(path: string): string {
  const escaped = path.replace(/[\\^$.+?()[\]{}|]/g, "\\$&")
  return `^${escaped.replace(/:\w+/g, "[^/]+").replace("*", ".*")}$`
}

function variableOf(header: string): string {
  return `$site_${header.replaceAll("-", "_")}`
}

function quoted(text: string): string {
  return `"${checked(text)}"`
}

/** @throws Error if the text contains a character that has a meaning inside the quotes of nginx */
function checked(text: string): string {
  if (/["\n]|\$(?!$)|\\$/.test(text)) throw new Error(`The rule ${JSON.stringify(text)} cannot be written for nginx.`)
  return text
}
