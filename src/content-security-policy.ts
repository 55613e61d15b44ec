/**
 * The directives beside Astro's own `script-src` and `style-src` hashes.
 * `frame-ancestors` is missing because browsers ignore it in a `<meta>`: it is the host's to send.
 * @param waitlistFormUrl address of the form; its origin alone may be framed
 */
export function contentSecurityPolicy(waitlistFormUrl: string) {
  return [
    "default-src 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${new URL(waitlistFormUrl).origin}`,
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ] as const
}
