import { expect, it } from 'vitest'
import { buildGlyphs } from '../../tests/press/build-drawn.ts'
import { gatherLines } from './gather-lines.ts'

const textsOf = (glyphs: ReturnType<typeof buildGlyphs>) => gatherLines(glyphs).map(line => line.text)

it('parts lines at another baseline, another size and the gap between columns', () => {
  const glyphs = [
    ...buildGlyphs('一行'),
    ...buildGlyphs('二行', { y: 56 }),
    ...buildGlyphs('右欄', { y: 56, x: 40 }),
    ...buildGlyphs('小字', { y: 56, x: 47, size: 7 }),
  ]
  expect(textsOf(glyphs)).toEqual(['一行', '二行', '右欄', '小字'])
})

it('keeps a line whose spaces are torn wide, without the spaces at its ends', () => {
  const glyphs = [...buildGlyphs(' #snow '), ...buildGlyphs('#film ', { x: 45 })]
  expect(textsOf(glyphs)).toEqual(['#snow #film'])
})
