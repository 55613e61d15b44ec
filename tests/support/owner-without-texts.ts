import type { Owner } from '../../src/build/owner-schema.ts'

/** None of the owner's texts, and both flags the other way round. */
export const ownersTexts: Owner = {
  productName: 'Sampletune',
  isSoundOffered: false,
  isHealthDataLinked: true,
}
