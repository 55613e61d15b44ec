/**
 * The directives beside Astro's own `script-src` and `style-src` hashes.
 * `frame-ancestors` is missing because browsers ignore it in a `<meta>`: it is the host's to send.
 * @param frameOrigins origins of the form and those that it is sent through; none where it is a link
 */
export function contentSecurityPolicy(frameOrigins: readonly string[]) {
  return [
    "default-src 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${frameOrigins.join(' ') || "'none'"}`,
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ] as const
}
