/**
 * The directives beside Astro's own `script-src` and `style-src` hashes. Browsers ignore
 * `frame-ancestors` in a `<meta>`, so the host sends that one.
 * @param frameOrigins origins that the form's frame goes through; none where the form is a link
 */
export function policyDirectives(frameOrigins: readonly string[]) {
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
    // Trusted Types keep text from becoming script.
    "require-trusted-types-for 'script'",
  ] as const
}
