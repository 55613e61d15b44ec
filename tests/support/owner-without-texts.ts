import type { Owner } from '../../src/content/owner-type.ts'

/** None of the owner's texts, and both switches the other way round. */
export const ownersTexts: Owner = {
  productName: 'Sampletune',
  isSoundOffered: false,
  isHealthDataLinked: true,
}
