/** How an address takes the campaign's tags. 'map': in the query, under the owner's names alone. */
export type Attribution = 'query' | 'hash' | 'map' | 'none'

/** A provider whose forms go into a frame. */
export interface FramedProvider {
  name: string
  /** Where the row's facts come from. */
  source: string
  /** The whole host; never a part of one, so that "tally.so.evil.example" is no match. */
  host: RegExp
  /**
   * Its documentation has forms on hosts of an owner's own, so that the owner may name it
   * (WAITLIST_FORM_PROVIDER). The value is such an address, as an example.
   */
  ownDomains?: string
  /** The paths that are forms; its first group is what `embed` and `open` share. */
  path: RegExp
  /** The host and path in a frame and in a tab, where they differ from the link's. */
  embed?: { host?: string; path?: string }
  open?: { host?: string; path?: string }
  /** Parameters of the frame alone, as written; one that the owner has set stays the owner's. */
  embedParameters: readonly string[]
  /** Further origins that the frame is sent through, for the policy's `frame-src`. */
  alsoFrames?: readonly string[]
  /** Whether it is known to tell the page that it lives and that somebody has signed up. */
  sendsMessages: boolean
  attribution: Attribution
}
