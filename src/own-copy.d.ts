/** See `carry-campaign-tags.ts`: the same module a second time, so that no chunk is shared. */
declare module '*/attribution.ts?own-copy' {
  type Attribution = typeof import('./waitlist/attribution.ts')
  export const readCampaignTags: Attribution['readCampaignTags']
  export const withCampaignTags: Attribution['withCampaignTags']
}
