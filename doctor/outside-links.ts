/** Every outside page that the site's texts link to. A test compares it with the pages. */
export const OUTSIDE_LINKS = [
  // FAQ: what is known about masking and residual inhibition.
  'https://pmc.ncbi.nlm.nih.gov/articles/PMC2580805',
  'https://doi.org/10.1002/14651858.CD013094.pub2',
  'https://doi.org/10.1001/jamaneurol.2022.2189',
  'https://www.nice.org.uk/guidance/ng155/chapter/Recommendations',
  // Privacy policy: where to complain.
  'https://www.atg.wa.gov/file-complaint',
  'https://www.edpb.europa.eu/',
  'https://ico.org.uk/',
] as const
