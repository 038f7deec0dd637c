import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutLongParagraph, LONGEST_PARAGRAPH } from './cut-long-paragraphs.ts'

it('leaves a paragraph of usual length as it is', () => {
  expect(cutLongParagraph('今天下雪。'.repeat(1000))).toEqual(['今天下雪。'.repeat(1000)])
})

it.each([
  ['after a sentence', '今天下雪了，很安靜。', /^今天.*。$/s],
  ['after a word', 'snow and rain ', /^snow .* $/s],
  ['after a letter with its marks', 'a\u0301', /^a.*\u0301$/s],
  ['between two families', '👨‍👩‍👧', /^👨.*👧$/su],
])('cuts a longer one %s', (_, words, whole) => {
  const pieces = cutLongParagraph(words.repeat(3000))
  expect(pieces.length).toBeGreaterThan(1)
  for (const piece of pieces) expect(piece).toMatch(whole)
})

it('loses nothing, and no piece is too long or empty', () => {
  const unit = fc.constantFrom('雪', 'a', ' ', '。', '. ', '😀', '\u0301', '\u200d', '🇹🇼')
  fc.assert(
    fc.property(fc.array(unit, { minLength: 1, maxLength: 30 }), units => {
      const words = units.join('').repeat(1000)
      const pieces = cutLongParagraph(words)
      expect(pieces.join('')).toBe(words)
      for (const { length } of pieces) {
        expect(length).toBeLessThanOrEqual(LONGEST_PARAGRAPH)
        expect(length).toBeGreaterThan(0)
      }
    }),
    { numRuns: 50 },
  )
})
