/** What the owner sets (owner.ts). The schema in src/build/owner-schema.ts says what each may be. */
export interface Owner {
  /** Short enough for the header of a small phone. */
  productName: string
  isSoundOffered: boolean
  isHealthDataLinked: boolean
  companyName?: string
  companyAddress?: string
  contactEmail?: string
  formProvider?: string
  bookingProvider?: string
  lead?: string
  status?: string
  adviser?: string
  call?: string
  news?: string
  hearingAids?: string
  about?: string
  founderNote?: { words: string; name: string }
}
