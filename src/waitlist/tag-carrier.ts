/** Where the built site has the script that carries campaign tags, for those who come with some. */
export const TAG_CARRIER = '/carry-campaign-tags.js'
