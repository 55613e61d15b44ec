/** A blank such as `[name]`, or a host that exists only in examples (RFC 2606). */
export const EXAMPLE = /\[.*\]|(?:@|\/\/)(?:[\w-]+\.)*example(?:\.(?:com|net|org))?(?=[/:?#]|$)/i
