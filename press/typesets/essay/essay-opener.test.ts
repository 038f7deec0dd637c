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
    text: `第${n}天的河水特別安靜，船也不開。`.repeat(4),
    media: [0, 1].map(photo => buildPhoto(`${n} ${photo}`, { width: 1000, height: 1333 })),
  }),
)
const columns = columnsOf(context.area.width, 6, 2)
const opened = openerPicture(items, context, plateFrames(columns, context))
const { head, page } = essayOpener(items, opened, columns, context)
const imageOf = (opener: typeof page) => opener?.elements.find(element => element.kind === 'image')
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

it('has its plate at the right of its name, always at one place and as large', () => {
  const plateOf = (width: number, height: number) => {
    const others = items.map(item => ({
      ...item,
      media: item.media.map((_, n) => buildPhoto(`${item.id} ${n} ${height}`, { width, height })),
    }))
    const opened = openerPicture(others, context, plateFrames(columns, context))
    return imageOf(essayOpener(others, opened, columns, context).head)
  }
  const { x, y, w, h } = imageOf(head) ?? { x: 0, y: 0, w: 0, h: 0 }
  expect(x + w).toBeCloseTo(context.area.width, 5)
  expect(plateOf(1200, 1500)).toMatchObject({ x, y, w, h })
  expect(plateOf(600, 800)).toMatchObject({ x, y, w, h })
  expect(plateOf(1600, 1200)).toMatchObject({ x, y, w })
  const texts = head.elements.filter(element => element.kind === 'text' && element.style !== 'sentence')
  expect(texts.length).toBeGreaterThan(1)
  for (const { x: left, w: width } of texts) expect(left + width).toBeLessThan(x)
})

it('has its sentence below its plate over the measure, and the month close below that', () => {
  const { top, width, rowMm } = context.area
  const { y = 0, h = 0 } = imageOf(head) ?? {}
  const sentence = head.elements.find(element => element.kind === 'text' && element.style === 'sentence')
  expect(sentence).toMatchObject({ x: 0, w: width })
  expect(sentence?.y).toBeGreaterThan(y + h)
  expect(sentence?.y).toBeLessThan(y + h + rowMm)
  expect(top + head.rows * rowMm - footOf(head)).toBeLessThan(2 * rowMm)
})

it('leaves two fifths of its page to the month', () => {
  expect(head.rows).toBeLessThan(0.6 * context.area.rows)
})

it('has a larger plate there, of the same photo, and its name at one height', () => {
  const [low, large] = [imageOf(head), imageOf(page)]
  expect(large?.photo).toBe(low?.photo)
  expect((large?.w ?? 0) * (large?.h ?? 0)).toBeGreaterThan(1.3 * (low?.w ?? 0) * (low?.h ?? 9))
  expect((large?.y ?? 0) + (large?.h ?? 0)).toBeGreaterThan((low?.y ?? 0) + (low?.h ?? 0))
  const nameOf = (opener: typeof page) => opener?.elements.find(e => e.kind === 'text' && e.heading === 1)?.y
  expect(nameOf(page)).toBe(nameOf(head))
})

it('tells the editor where its plate stands', () => {
  const { x, y, w, h } = imageOf(page) ?? { x: 0, y: 0, w: 0, h: 0 }
  expect(page?.regions).toEqual([expect.objectContaining({ x, w })])
  expect(page?.regions?.[0]?.y).toBeCloseTo(y, 5)
  expect(page?.regions?.[0]?.h).toBeCloseTo(h, 5)
})
