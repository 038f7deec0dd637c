import { expect, it } from 'vitest'
import type { Item, Picture } from '#domain/books/item'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { type OpenerFrame, openerFrames, openerPicture } from './opener-picture.ts'
import { typesets } from './typesets.ts'

const context = buildContext(countingCompiler(), 'a5-2', { edited: true })
const { width, page, top } = context.area
const monthOf = (picture: Partial<Picture>): Item[] =>
  [1, 2, 3].map(n =>
    buildItem({ id: `i${n}`, media: [0, 1].map(photo => buildPhoto(`${n} ${photo}`, picture)) }),
  )
const openedBy = (picture: Partial<Picture>, frames: readonly OpenerFrame[]) =>
  openerPicture(monthOf(picture), context, frames).picture

/** Pixels of a picture that is so many mm wide. */
const pixelsOf = (mm: number, ppi: number) => Math.ceil((mm / 25.4) * ppi)
const threeByTwo = (px: number) => ({ width: px, height: Math.round(px / 1.5) })
const feet = [62, 67, 72, 77, 82, 87, 92, 97, 102]
const frames = openerFrames(context, feet)

it('opens a month with a picture of 150 ppi, over the page and off it, and with none of fewer', () => {
  const widthOf = (mm: number, ppi: number) => openedBy(threeByTwo(pixelsOf(mm, ppi)), frames)?.w
  const whole = page.width + 8
  expect([widthOf(whole, 151), widthOf(width, 151), widthOf(width, 148)]).toEqual([whole, width, undefined])
})

it('counts what the trim takes as cut off', () => {
  const atOneHeight = frames.map(frame => ({ ...frame, feet: [102] }))
  const cutBy = (share: number) => {
    const aspect = ((page.width + 8) / (102 + 4)) * (1 - share)
    return openedBy({ width: 3000, height: Math.round(3000 / aspect) }, atOneHeight)?.w
  }
  expect(cutBy(0)).toBe(page.width + 8)
  expect(cutBy(0.08)).not.toBe(page.width + 8)
})

it('does not trim what is above the focus of a picture', () => {
  const focused = (y: number) => openedBy({ ...threeByTwo(1800), focus: { x: 0.5, y } }, frames)
  expect(focused(0.5)?.w).toBe(page.width + 8)
  expect(focused(0.3)).toMatchObject({ w: width, regions: [{ y: top, opens: true }] })
})

it('is a blurred picture only where no frame has a sharp one', () => {
  const blurred = { ...threeByTwo(1800), sharpness: 1 }
  const sharp = { ...threeByTwo(pixelsOf(width, 151)), sharpness: 4 }
  const [first, ...others] = monthOf(blurred)
  const mixed = [...others, ...monthOf(sharp).slice(0, 1)]
  const opening = (items: Item[]) => openerPicture(items, context, frames)
  expect(opening(mixed)).toMatchObject({ picture: { w: width }, hero: { picture: sharp } })
  expect(opening(first ? [first, ...others] : [])).toMatchObject({
    picture: { w: page.width + 8 },
    hero: { picture: blurred },
  })
})

const opened = ['a5-1', 'a5-2', 'a5-waterfall-blog', 'a4-1'] as const
it.each(opened)(
  '%s tells which photo opens a month, and leaves it to its entry once that has a size',
  name => {
    const openingOf = (size?: 'small') => {
      const photos = [0, 1].map(n => ({
        ...buildPhoto(`p${n}`, threeByTwo(1800)),
        ...(n === 1 && size && { size }),
      }))
      const items = Array.from({ length: 12 }, (_, i) =>
        buildItem({
          id: `i${i}`,
          time: 1_614_560_400 + i * 90_000,
          text: i === 0 ? '一起去看海' : '今天走到河堤，'.repeat(9),
          media: i === 0 ? photos : [],
        }),
      )
      const ofTypeset = buildContext(countingCompiler(3.2), name, { edited: true })
      const { pages } = typesets[name].typesetMonth(items, ofTypeset)
      return pages.map(page =>
        page.regions.flatMap(({ item, photo, opens }) => (opens ? [`${item} ${photo}`] : [])),
      )
    }
    const [head, ...behind] = openingOf()
    expect([head, behind.flat()]).toEqual([['i0 0'], []])
    expect(openingOf('small').flat()).toEqual([])
  },
)
