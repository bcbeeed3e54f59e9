/** The globals of Supabase Edge Functions that both brokers use. https://supabase.com/docs/guides/functions */
declare namespace Deno {
  const env: { get: (name: string) => string | undefined }
  /** `info` describes the connection. It may be missing on Supabase. */
  function serve(handler: (request: Request, info?: { remoteAddr: { hostname: string } }) => Promise<Response>): void
}

/** Deno alone does not have it. */
declare const EdgeRuntime: { waitUntil: (task: Promise<unknown>) => void } | undefined

declare module "npm:postgres@3.4.9" {
  export { default } from "postgres"
}
