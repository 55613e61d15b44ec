/** A blank such as `[name]` or `xxxxx`, or a host that exists only in examples (RFC 2606). */
export const EXAMPLE_OR_BLANK =
  /\[.*\]|(?<![a-z\d])x{4,}(?![a-z\d])|(?:@|\/\/)(?:[\w-]+\.)*example(?:\.(?:com|net|org))?(?=[/:?#]|$)/i
