interface Bindings {
  ASSETS: { fetch: (request: Request) => Promise<Response> }
}

/**
 * Responds on Cloudflare to requests without a file. Cloudflare gives a 404 the headers of its path, so browsers would
 * keep the 404 of a file with a hash in its name for a year, and would not load the file after a rollback.
 */
export default {
  async fetch(request: Request, { ASSETS }: Bindings): Promise<Response> {
    const missing = await ASSETS.fetch(request)
    const response = new Response(missing.body, missing)
    response.headers.set("cache-control", "public, max-age=0, must-revalidate")
    return response
  },
}
