/**
 * `netlify.toml`, for a folder that is uploaded as it is. The headers are in `_headers`. Netlify
 * finds pages without `.html` and sends `404.html` with status 404 by itself.
 */
export const NETLIFY_TOML = `[build]
  publish = "site"

# What is served must be what was built: its policy holds hashes.
[build.processing]
  skip_processing = true
`
