import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import type { Block, PhotosBlock } from '../../paginate/block.ts'
import { bestCard } from './across-card.ts'
import { linesOfCard, mat, photoInset, photosLower } from './card-measures.ts'
import { cardOfItem } from './card-of-item.ts'
import { composeOnLines } from './compose-on-card.ts'

const context = buildContext(countingCompiler(3.2), 'a5-waterfall-tweet', { edited: true })
const { rowMm, width } = context.area
const isPhotos = (block: Block): block is PhotosBlock => block.kind === 'photos'
const tall = { width: 1800, height: 2400 }
const wide = { width: 2400, height: 1500 }
const itemOf = (photos: number, shape = tall) =>
  buildItem({
    text: '今天整理舊照片，看到阿寶剛出生的樣子，手指頭好小好小。',
    media: Array.from({ length: photos }, (_, n) => buildPhoto(`p${n}`, shape)),
  })

it('stands photos near the words above them, however many rows a card gives them', () => {
  const [group] = cardOfItem(itemOf(3), context, 55, 'usual').blocks.filter(isPhotos)
  const { max = 0 } = group?.offer ?? {}
  const headAt = (rows: number) => Math.min(...(group?.draw(rows, 0, 0).regions ?? []).map(({ y }) => y))
  expect(headAt(max + 3)).toBeCloseTo(photoInset / 2 + photosLower.most)
  expect(headAt(max + 6)).toBe(headAt(max + 3))
  expect(headAt(group?.offer.natural ?? 0)).toBeGreaterThanOrEqual(photoInset / 2 + photosLower.least)
})

it('makes no stamps of the photos of the best card, however little room its page has', () => {
  for (const photos of [2, 4]) {
    const groups = bestCard(itemOf(photos), context).blocks.filter(isPhotos)
    expect(groups.length).toBeGreaterThan(0)
    for (const group of groups)
      for (const { w } of group.draw(group.offer.min, 0, 0).regions) expect(w).toBeGreaterThan(width * 0.29)
  }
})

it('gives a group that may be low no rows that it does not fill', () => {
  for (const shape of [tall, wide]) {
    for (const photos of [2, 3, 4]) {
      const [group] = cardOfItem(itemOf(photos, shape), context, 55, 'small').blocks.filter(isPhotos)
      for (const rows of group?.offer.heights ?? []) {
        if (!group || rows < group.offer.min) continue
        const foot = Math.max(...group.draw(rows, 0, 0).regions.map(({ y, h }) => y + h))
        expect(rows * rowMm - foot).toBeLessThan(rowMm + 1.2)
      }
      expect(group?.offer.heights).toContain(group?.offer.min)
    }
  }
})

it('sticks a photo on columns of its card at every height, in the middle of it', () => {
  const widths = new Set<string>()
  for (const shape of [tall, wide, { width: 453, height: 604 }]) {
    const [photo] = cardOfItem(itemOf(1, shape), context, 55, 'usual').blocks.filter(isPhotos)
    for (const rows of photo?.offer.heights ?? []) {
      const [place] = photo?.draw(rows, 0, 0).regions ?? []
      const left = place?.x ?? 0
      const right = (photo?.w ?? 0) - left - (place?.w ?? 0)
      expect(left).toBeCloseTo(right, 1)
      widths.add((place?.w ?? 0).toFixed(1))
    }
  }
  expect(widths.size).toBeGreaterThan(1)
  expect(widths.size).toBeLessThanOrEqual(4)
})

it('has no photo of several narrower than 24 mm at the height that suits it, and none narrower than 18', () => {
  for (const shape of [tall, wide, { width: 1500, height: 1500 }])
    for (const count of [2, 4, 6, 8])
      for (const size of ['usual', 'pairs'] as const)
        for (const group of cardOfItem(itemOf(count, shape), context, 55, size).blocks.filter(isPhotos))
          for (const rows of group.offer.heights ?? [])
            for (const { w, photo } of group.draw(rows, 0, 0).regions)
              if (photo !== undefined) expect(w).toBeGreaterThan(rows === group.offer.natural ? 24 : 17.9)
})

it('gives one photo its card, or all of it but a column', () => {
  const [photo] = cardOfItem(itemOf(1), context, 55, 'usual').blocks.filter(isPhotos)
  for (const rows of photo?.offer.heights ?? []) {
    const [place] = photo?.draw(rows, 0, 0).regions ?? []
    expect(place?.w).toBeGreaterThan(42)
  }
})

it('makes a photo that has the pixels as wide as its card', () => {
  const [photo] = cardOfItem(itemOf(1, { width: 720, height: 960 }), context, 55, 'usual').blocks.filter(
    isPhotos,
  )
  const [place] = photo?.draw(photo.offer.natural, 0, 0).regions ?? []
  expect(place?.w).toBeGreaterThan(51)
})

it('sets a place where somebody was, and nothing else, as a slip that says the place', () => {
  const checkIn = buildItem({ text: '', place: { name: '台中國家歌劇院' } })
  const card = cardOfItem(checkIn, context, 55, 'usual')
  const [, words] = card.blocks
  expect(card.paper).toBe('slip')
  expect(words?.kind === 'text' && words.style).toBe('remark')
  expect(card.w).toBeLessThan(55)
  expect(cardOfItem({ ...checkIn, media: [buildPhoto('p')] }, context, 55, 'usual').paper).toBe('card')
})

it('stands what has words in it in the middle of its card or at the left of that, whatever its height', () => {
  const w = 54
  const room = {
    width: w - 2 * mat,
    gap: 1.6,
    inset: photoInset,
    rowMm,
    maxRows: 24,
    lines: linesOfCard(w).map(x => x - mat),
  }
  for (const aspect of [0.5, 0.8, 1, 1.3]) {
    const { min, max, compose } = composeOnLines([{ aspect, maxWidth: 200, whole: true }], room)
    for (let rows = min; rows <= max; rows++)
      for (const { x, w } of compose(rows - photoInset / rowMm))
        expect(x).toBeLessThanOrEqual((room.width - w) / 2 + 0.11)
  }
})
