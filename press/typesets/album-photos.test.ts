import { expect, it } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { albumDesign, albumPage } from './album-page.ts'
import { noHigherThanHalf } from './album-photos.ts'
import { photoRoom } from './photo-room.ts'

const context = buildContext(countingCompiler(3.2), 'a4-1')
const page = albumPage(context)
const design = albumDesign(page, context, 0.4, 1)
const room = photoRoom(page.words, design.photoGap, 'group', context, design)

it.each([2, 3, 4])(
  'sets one white between %i photos of a row, whatever height its page has for them',
  count => {
    const photos = Array.from({ length: count }, (_, n) => ({
      aspect: n % 2 === 0 ? 0.75 : 0.9,
      maxWidth: 51,
    }))
    const offer = noHigherThanHalf(photos, room)
    for (let rows = offer.min - 3; rows <= offer.max; rows++) {
      const slots = offer.compose(rows).toSorted((a, b) => a.x - b.x)
      if (slots.some(({ y }) => y !== slots[0]?.y)) continue
      for (const [n, { x, w }] of slots.entries()) {
        const next = slots[n + 1]
        if (next) expect(next.x - x - w).toBeCloseTo(room.gap)
      }
    }
  },
)
