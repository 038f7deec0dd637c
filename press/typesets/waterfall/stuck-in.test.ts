import { expect, it } from 'vitest'
import { invariant } from '#domain/invariant'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import type { ShapeElement } from '../../page/display-list.ts'
import { pt } from '../../page/style.ts'
import { profiles } from '../../printers/profiles.ts'
import type { BookSettings } from '../../products/diary/book-settings.ts'
import { furnish } from '../../products/diary/furnish-page.ts'
import { a5WaterfallTweet } from '../a5-waterfall-tweet.ts'
import { cardWidth, mat } from './card-measures.ts'
import { cardOfItem } from './card-of-item.ts'
import { drawCardGround } from './draw-card-ground.ts'
import { paper } from './paper-tones.ts'
import { twoSheets, wholeOf } from './sheets.ts'

const context = buildContext(countingCompiler(3.2), 'a5-waterfall-tweet', { edited: true })
const w = cardWidth(context.area.width)
const day = 86_400
const entry = (n: number, more: object) => buildItem({ id: `i${n}`, time: 1_614_560_400 + n * day, ...more })

it('tears a slip off behind its words, and not before its day', () => {
  const widthOf = (text: string) => cardOfItem(entry(0, { text }), context, w, 'usual').w ?? 0
  expect(widthOf('推！')).toBeLessThan(w * 0.75)
  expect(widthOf('推！')).toBe(widthOf('推'))
  expect(widthOf('今天很好很好很好很')).toBeGreaterThan(widthOf('推！'))
  expect(widthOf('長'.repeat(39))).toBeGreaterThan(w)
})

it('gives a slip with a place its whole column', () => {
  const place = { name: '台中高美濕地' }
  expect(cardOfItem(entry(0, { text: '推！', place }), context, w, 'usual').w).toBeUndefined()
})

const cornersOf = (width: number, height: number): ShapeElement[] => {
  const photo = buildPhoto('p', { width, height })
  const blocks = cardOfItem(entry(0, { text: '好喔', media: [photo] }), context, w, 'usual').blocks
  return blocks.flatMap(block =>
    block.kind === 'photos'
      ? block.draw(block.offer.natural, 0, 0).elements.filter(element => element.kind === 'shape')
      : [],
  )
}

it('holds a print by corners where its card is wider', () => {
  expect(cornersOf(400, 500)).toHaveLength(1)
  expect(cornersOf(1600, 1200)).toHaveLength(0)
})

it('says on each part of a card but the first which entry goes on', () => {
  const { pages } = a5WaterfallTweet.typesetMonth(
    [entry(0, { text: '長'.repeat(1500) }), entry(1, { text: '好' })],
    {
      ...context,
      edited: false,
    },
  )
  const labels = pages.flatMap(page =>
    page.elements.filter(element => element.kind === 'text' && String(element.runs[0]).includes('（續）')),
  )
  const parts = pages.flatMap(({ regions }) => [
    ...new Set(regions.filter(({ item }) => item === 'i0').map(({ x }) => x)),
  ])
  expect(parts.length).toBeGreaterThan(2)
  expect(labels).toHaveLength(parts.length - 1)
  for (const label of labels) expect(label).toMatchObject({ runs: ['星期一（續）'] })
})

it('tears a card across where it goes on', () => {
  const card = cardOfItem(entry(0, { text: '長'.repeat(300) }), context, w, 'usual')
  const sheetOf = (begins: boolean, ends: boolean) =>
    drawCardGround(card, { begins, ends }, { x: 0, y: 0, w, h: 60 }, context.month)[2]
  expect(sheetOf(true, true)?.kind).toBe('rect')
  // lines across its head and its foot
  const steps = (begins: boolean, ends: boolean) => {
    const sheet = sheetOf(begins, ends)
    return sheet?.kind === 'shape' ? sheet.svg.split('L').length : 0
  }
  expect(steps(true, false)).toBeGreaterThan(20)
  expect(steps(false, true)).toBe(steps(true, false) + 1)
  expect(steps(false, false)).toBeGreaterThan(1.8 * steps(true, false))
})

it('tears what stands on two cards between them, where one has what the other lacks, and holds the second by no tape', () => {
  const album = entry(0, { media: Array.from({ length: 8 }, (_, n) => buildPhoto(`p${n}`)) })
  const [sheets] = twoSheets(wholeOf(album))
  if (!sheets) throw new Error('eight photos stand on two cards')
  const [first, second] = sheets.map(sheet => cardOfItem(album, context, w, 'usual', sheet).isTorn)
  expect([first, second]).toEqual([
    { head: false, foot: true },
    { head: true, foot: false },
  ])
  const card = cardOfItem(album, context, w, 'usual')
  const edgeOf = (begins: boolean) => {
    const drawn = drawCardGround(card, { begins, ends: !begins }, { x: 0, y: 0, w, h: 60 }, context.month)
    expect(drawn).toHaveLength(begins ? 4 : 3)
    const sheet = drawn[2]
    const points = sheet?.kind === 'shape' ? [...sheet.svg.matchAll(/L([\d.]+) ([\d.]+)/g)] : []
    return new Map(points.map(([, x, y]) => [x, Number(y)]))
  }
  const [foot, head] = [edgeOf(true), edgeOf(false)]
  const inner = [...foot].filter(([x]) => x !== '0.00' && x !== w.toFixed(2))
  expect(inner.length).toBeGreaterThan(20)
  for (const [x, y] of inner) expect(y - (head.get(x) ?? 0)).toBeCloseTo(60 + 5.8 - 1.1, 1)
})

it('has words of one size on each paper, also where a card takes more room', () => {
  const stylesOf = (text: string, more: object = {}) =>
    (['usual', 'low'] as const).flatMap(size =>
      cardOfItem(entry(0, { text, ...more }), context, w, size).blocks.flatMap(block =>
        block.kind === 'text' ? block.style : [],
      ),
    )
  expect(new Set(stylesOf('推！'))).toEqual(new Set(['remark']))
  expect(new Set(stylesOf('今天很好', { media: [buildPhoto('p')] }))).toEqual(new Set(['body']))
})

it('ends each card as far below its photos', () => {
  const shapes = [
    [400, 500],
    [1600, 1200],
    [1200, 2100],
    [900, 1600],
  ] as const
  const items = Array.from({ length: 24 }, (_, n) =>
    entry(n, {
      text: '今天整理舊照片，看到阿寶剛出生的樣子。',
      media: Array.from({ length: 1 + (n % 4) }, (_, i) => {
        const [width, height] = shapes[(n + i) % shapes.length] ?? shapes[0]
        return buildPhoto(`p${n}-${i}`, { width, height })
      }),
    }),
  )
  const { pages } = a5WaterfallTweet.typesetMonth(items, context)
  const whites = pages.flatMap(({ elements }) => {
    const sheets = elements
      .filter(element => element.kind === 'rect')
      .filter(({ fill }) => fill === paper.card)
    const photos = elements.filter(element => element.kind === 'image')
    return sheets.flatMap(sheet => {
      const feet = photos.filter(photo => isInside(photo, sheet)).map(({ y, h }) => y + h)
      return feet.length > 0 ? [sheet.y + sheet.h - Math.max(...feet)] : []
    })
  })
  expect(whites.length).toBeGreaterThan(10)
  for (const white of whites) expect(white).toBeCloseTo(whites[0] ?? 0, 1)
})

it('makes the paper of a card no wider than a narrow print and few words, and never narrower than what they need', () => {
  const widthOf = (text: string) => {
    const photo = buildPhoto('p', { width: 300, height: 400 })
    const items = [
      entry(0, { text: '長'.repeat(60) }),
      entry(1, { text, media: [photo] }),
      entry(2, { text: '長'.repeat(90) }),
    ]
    const { pages } = a5WaterfallTweet.typesetMonth(items, context)
    const [page] = pages
    const picture = page?.elements.find(element => element.kind === 'image')
    const sheet = page?.elements.find(
      element =>
        element.kind === 'rect' && element.fill === paper.card && picture && isInside(picture, element),
    )
    return [sheet?.w ?? 0, picture?.w ?? 0] as const
  }
  const [few, print] = widthOf('好喔')
  expect(few).toBeCloseTo(print + 2 * mat, 1)
  expect(widthOf('今天很好很好很好很好很好很好很好很好很好')[0]).toBeCloseTo(w, 1)
})

it('cuts the screen of a phone out no wider than it and its day are', () => {
  const photo = buildPhoto('p', { width: 300, height: 640, kind: 'words' })
  const items = [
    entry(0, { text: '長'.repeat(60) }),
    entry(1, { text: '好', media: [photo] }),
    entry(2, { text: '長'.repeat(90) }),
  ]
  const [page] = a5WaterfallTweet.typesetMonth(items, context).pages
  const screen = page?.elements.find(element => element.kind === 'image')
  const around = page?.elements.flatMap(element =>
    element.kind === 'shape' && screen && isInside(screen, element) ? [element.w] : [],
  )
  expect(Math.min(...(around ?? []))).toBeLessThan(w * 0.6)
})

it('keeps cards and their tape clear of the running head and the number of the page', () => {
  const { area, locale } = context
  const settings = { ...{ title: '日子', locale }, typeset: 'a5-waterfall-tweet' } as BookSettings
  const page = { elements: [], regions: [], month: context.month, folio: 2 }
  const furniture = furnish(page, settings, { ...a5WaterfallTweet, area }, profiles.house).elements
  const [head, folio] = ['running', 'folio'].map(style => {
    const text = furniture.find(element => element.kind === 'text' && element.style === style)
    const { lineHeight = 0, size = 0 } = a5WaterfallTweet.styles[style] ?? {}
    const middle = (text?.y ?? 0) + lineHeight / 2
    return { begins: middle - (size * pt) / 2, ends: middle + (size * pt) / 2 }
  })
  const card = cardOfItem(entry(0, { text: '長'.repeat(60) }), context, w, 'usual')
  const rows = { x: 0, y: area.top, w, h: area.height }
  const drawn = drawCardGround(card, { begins: true, ends: true }, rows, context.month)
  const boxes = drawn.flatMap(element => ('h' in element ? [element] : []))
  // the shadow is no edge
  const sheet = boxes.filter(box => box.kind === 'rect').at(-1)
  // no farther: it would be too near to the knife
  expect(Math.min(...boxes.map(({ y }) => y)) - (head?.ends ?? 0)).toBeGreaterThan(1.6)
  expect((folio?.begins ?? 0) - (sheet ? sheet.y + sheet.h : 0)).toBeGreaterThan(3.5)
})

it('sets the cards of a column equally far apart', () => {
  const items = Array.from({ length: 12 }, (_, n) => entry(n, { text: '長'.repeat(45 + 23 * (n % 4)) }))
  const { pages } = a5WaterfallTweet.typesetMonth(items, context)
  const gaps = pages.flatMap(({ elements }) => {
    const sheets = elements.filter(element => element.kind === 'rect' && element.fill === paper.card)
    const boxes = sheets.flatMap(sheet => (sheet.kind === 'rect' ? [sheet] : []))
    return [...Map.groupBy(boxes, ({ x }) => x).values()].flatMap(column =>
      column
        .sort((a, b) => a.y - b.y)
        .flatMap((sheet, n) => {
          const next = column[n + 1]
          return next ? [next.y - sheet.y - sheet.h] : []
        }),
    )
  })
  expect(gaps.length).toBeGreaterThan(2)
  for (const gap of gaps) expect(gap).toBeCloseTo(4.6, 1)
})

interface Box {
  x: number
  y: number
  w: number
  h: number
}

const isInside = (inner: Box, { x, y, w, h }: Box) =>
  inner.x > x && inner.y > y && inner.x + inner.w < x + w && inner.y + inner.h < y + h

it('has dots of a notebook below the opener, under all that is stuck in', () => {
  const { pages } = a5WaterfallTweet.typesetMonth(
    [entry(0, { text: '好' }), entry(1, { text: '長'.repeat(300) })],
    context,
  )
  const [page] = pages
  invariant(page, 'a month has a page')
  const [dots, ...others] = page.elements
  invariant(dots?.kind === 'shape', 'dots are drawn first')
  expect(dots.svg).toContain('stroke-dasharray')
  const days = others.filter(
    element => element.kind === 'rect' && element.w === element.h && element.h <= 1.5,
  )
  expect(days).toHaveLength(31)
  for (const { y } of days) expect(dots.y).toBeGreaterThan(y)
  expect(dots.y).toBeLessThan(Math.min(...page.regions.map(({ y }) => y)))
  expect(dots.y + dots.h).toBeLessThan(context.area.top + context.area.height + 1)
})
