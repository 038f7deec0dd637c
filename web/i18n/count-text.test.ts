import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languageCodes } from '#domain/catalogue/languages'
import { countText } from './count-text.ts'

test('a count is written as the formats of each language have it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.nat(), fc.maxSafeNat()), fc.constantFrom(...languageCodes), (count, language) => {
      expect(countText(count)).toBe(count.toLocaleString(language))
    }),
  )
})
