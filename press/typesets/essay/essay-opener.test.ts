import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { columnsOf } from '../../page/columns.ts'
import { openerPicture } from '../opener-picture.ts'
import { essayOpener, plateFrames } from './essay-opener.ts'

const context = buildContext(countingCompiler(), 'a5-waterfall-blog', { edited: true })
const items = [1, 2, 3].map(n =>
  buildItem({
    id: `i${n}`,
    text: '今天的河水特別安靜，船也不開。',
    media: [0, 1].map(photo => buildPhoto(`${n} ${photo}`, { width: 700, height: 933 })),
  }),
)
const { picture } = openerPicture(items, context, plateFrames(columnsOf(context.area.width, 6, 2), context))
const { head, page } = essayOpener(items, picture, context)
const yOf = (opener: typeof page, kind: string) =>
  opener?.elements.find(e => e.kind === kind)?.y ?? Number.NaN
const footOf = (opener: typeof page) =>
  Math.max(
    ...(opener?.elements ?? []).map(element => {
      if (element.kind === 'image') return element.y + element.h
      return element.kind === 'text' ? element.y + element.lines * context.area.rowMm : 0
    }),
  )

it('ends an opener of a page of its own where pages end', () => {
  const { top, height, rowMm } = context.area
  expect(top + height - footOf(page)).toBeLessThan(rowMm)
  expect(top + height - footOf(head)).toBeGreaterThan(3 * rowMm)
})

it('lowers its plate and the place that an editor clicks on alike, and no name', () => {
  const by = yOf(page, 'image') - yOf(head, 'image')
  expect(by).toBeGreaterThan(0)
  expect((page?.regions?.[0]?.y ?? 0) - (head.regions?.[0]?.y ?? 0)).toBeCloseTo(by, 5)
  const nameOf = (opener: typeof page) => opener?.elements.find(e => e.kind === 'text' && e.heading === 1)?.y
  expect(nameOf(page)).toBe(nameOf(head))
})
