import { expect, it } from 'vitest'
import { buildGlyphs } from '../../../tests/press/build-drawn.ts'
import { gatherLines } from '../gather-lines.ts'
import { mixedFamilies } from './mixed-families.ts'

const line = (...parts: [string, string][]) => {
  let x = 20
  return gatherLines(
    parts.flatMap(([text, family]) => {
      const glyphs = buildGlyphs(text, { family, x })
      x = glyphs.at(-1)?.right ?? x
      return glyphs
    }),
  )
}

it('takes Latin letters of the same kind, emoji and signs as one family', () => {
  const paragraph = line(['今天 ', 'NotoSerifTC'], ['hello', 'NotoSerif'], ['🌊', 'NotoColorEmoji'])
  expect(mixedFamilies([paragraph])).toBe(0)
})

it('sees a sans character in a serif line, and two kinds of Chinese', () => {
  expect(mixedFamilies([line(['没有', 'NotoSerifTC'], ['来', 'NotoSansSC'])])).toBe(1)
  expect(mixedFamilies([line(['没有', 'NotoSansTC'], ['来', 'NotoSansSC'])])).toBe(1)
})

it('takes a line of each for two paragraphs, one below the other', () => {
  expect(mixedFamilies([[...line(['本を読む', 'NotoSerifJP']), ...line(['讀書', 'NotoSerifTC'])]])).toBe(0)
})
