import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '#domain/catalogue/choose-language'
import { countText } from './count-text.ts'

test('a count is written as the formats of each language have it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.nat(), fc.maxSafeNat()), fc.constantFrom(...languages), (count, language) => {
      expect(countText(count)).toBe(count.toLocaleString(language))
    }),
  )
})
