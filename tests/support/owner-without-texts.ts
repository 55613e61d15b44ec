import type { Owner } from '../../src/content/owner-schema.ts'

/** None of the owner's texts, and both flags the other way round. */
export const owner: Owner = {
  productName: 'Sampletune',
  isSoundOffered: false,
  isHealthDataLinked: true,
}
