/** The globals of Supabase Edge Functions that this function uses. https://supabase.com/docs/guides/functions */
declare namespace Deno {
  const env: { get: (name: string) => string | undefined }
  /** `info` describes the connection. It may be missing on Supabase. */
  function serve(handler: (request: Request, info?: { remoteAddr: { hostname: string } }) => Promise<Response>): void
}

declare module "npm:postgres@3.4.9" {
  export { default } from "postgres"
}
