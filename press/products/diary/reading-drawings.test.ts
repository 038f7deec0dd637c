import { expect, it } from 'vitest'
import { buildSettings } from '../../../tests/press/build-settings.ts'
import type { LaidCover } from '../../covers/front-cover.ts'
import type { BookPage } from './book-page.ts'
import { photoKeys } from './drawing-of.ts'
import { readingDrawings } from './reading-drawings.ts'

const settings = buildSettings()
/** A cover of so many pieces, with a style of its own. */
const frontOf = (pieces: number): LaidCover => ({
  styles: { [`cover-${pieces}`]: { family: 'serif', size: 30, lineHeight: 12 } },
  width: 148,
  height: 210,
  elements: Array.from({ length: pieces }, () => ({
    kind: 'rect',
    frame: 'sheet',
    x: 0,
    y: 0,
    w: 148,
    h: 210,
    fill: '#243F66',
  })),
})
const page = (folio: number, photo: string): BookPage => ({
  folio,
  regions: [],
  elements: [{ kind: 'image', x: 0, y: 20, w: 80, h: 60, photo, crop: { x: 0, y: 0, w: 1, h: 1 } }],
})
const blank: BookPage = { folio: 4, regions: [], elements: [], blank: true }
const volumes = [
  { front: frontOf(1), pages: [page(1, 'sea'), page(2, 'hill'), page(3, 'sea'), blank] },
  { front: frontOf(2), pages: [page(1, 'town'), page(2, 'sea'), blank] },
]

/** What stands on each page: the key of its photo and the folio, or the ground of the cover. */
const drawnWith = (most?: number) =>
  [...readingDrawings(volumes, settings, photoKeys(), most)].map(({ pages }) =>
    pages.map(elements =>
      elements
        .map(e => (e.kind === 'image' ? e.key : e.kind === 'text' ? e.runs.join('') : e.kind))
        .filter(text => text !== settings.title)
        .join(' '),
    ),
  )

it('is one drawing where its pages are few enough: the cover of each volume and whatever is not blank', () => {
  expect(drawnWith()).toEqual([
    ['rect', 'p000000 1', 'p000001 2', 'p000000 3', 'rect rect', 'p000002 1', 'p000000 2'],
  ])
  expect(drawnWith(7)).toEqual(drawnWith())
})

it('is cut into drawings of the same length that share the keys of their photos', () => {
  expect(drawnWith(6)).toEqual([
    ['rect', 'p000000 1', 'p000001 2', 'p000000 3'],
    ['rect rect', 'p000002 1', 'p000000 2'],
  ])
  expect(drawnWith(2).map(pages => pages.length)).toEqual([2, 2, 2, 1])
})

it('says the same of each drawing but its pages', () => {
  const keys = photoKeys()
  const [first, ...others] = [...readingDrawings(volumes, settings, keys, 2)]
  expect(first?.lang).toBe('zh-tw')
  expect(Object.keys(first?.styles ?? {})).toEqual(
    expect.arrayContaining(['cover-1', 'cover-2', 'folio', 'running']),
  )
  for (const other of others) expect({ ...other, pages: [] }).toEqual({ ...first, pages: [] })
  expect([...keys.photos.values()].map(({ photo }) => photo)).toEqual(['sea', 'hill', 'town'])
})
