/**
 * Directives to add to Astro's own `script-src` and `style-src` hashes. Browsers ignore
 * `frame-ancestors` in a `<meta>`, so the host sends it as a header.
 * @param frameOrigins every origin the form's frame may navigate to; empty if the form is a link
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
    // Trusted Types: prevents script injection through the DOM.
    "require-trusted-types-for 'script'",
  ] as const
}
