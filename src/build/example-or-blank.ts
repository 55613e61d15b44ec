/**
 * A blank such as `[name]` or `xxxxx`, or a host that exists only in examples (RFC 2606). Not the brackets of a
 * query such as `name[first]=Ada`.
 */
export const EXAMPLE_OR_BLANK =
  /(?<!\w)\[.*\]|(?<![a-z\d])x{4,}(?![a-z\d])|(?:@|\/\/)(?:[\w-]+\.)*example(?:\.(?:com|net|org))?(?=[/:?#]|$)/i
