import { expect, it } from 'vitest'
import { buildGlyphs } from '../../../tests/press/build-drawn.ts'
import { gatherLines } from '../gather-lines.ts'
import { loosePairs } from './punctuation-pairs.ts'

it('counts neighbours that keep a whole em', () => {
  expect(loosePairs([gatherLines(buildGlyphs('「好」「壞」，他說：「」。'))])).toEqual({ loose: 4, pairs: 4 })
})

it('is content where they share half an em, and with 。」 as it is', () => {
  const glyphs = buildGlyphs('好。」')
  expect(loosePairs([gatherLines(glyphs)])).toEqual({ loose: 0, pairs: 0 })
  const half = buildGlyphs('」，').map((glyph, i) => ({ ...glyph, x: glyph.x - i * 1.7 }))
  expect(loosePairs([gatherLines(half)])).toEqual({ loose: 0, pairs: 1 })
})
