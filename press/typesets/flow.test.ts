import { expect, it } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import type { Page } from '../page/display-list.ts'
import type { Block } from '../paginate/block.ts'
import { flow, measuredBlocks } from './flow.ts'
import { textBlock } from './text-block.ts'

const context = buildContext(countingCompiler(3))
const { rows, top, rowMm, width } = context.area

/** Lines of each page of a month of one paragraph. */
function linesOf(lines: number): number[] {
  const perLine = Math.floor(width / 3)
  const paragraph = { runs: ['海'.repeat(lines * perLine)], lang: 'zh-tw' }
  const { pages } = flow(
    measuredBlocks([textBlock('item-1', paragraph, 'body', context, { x: 0, w: width })], context),
    context,
    {
      columns: 1,
      columnGap: 0,
      columnWidth: width,
      opener: { rows: 0, elements: [] },
    },
  )
  return pages.map((page: Page) => {
    const [text] = page.elements.flatMap(e => (e.kind === 'text' ? [e] : []))
    expect(text?.y).toBeCloseTo(top)
    return Math.round((page.regions[0]?.h ?? 0) / rowMm)
  })
}

it('takes a line or two from each page of words rather than end a month with a few lines or leave a hole', () => {
  expect(linesOf(rows * 6 + 3)).toEqual([...Array(6).fill(rows - 2), 15])
})

it('leaves pages full where the last one is', () => {
  expect(linesOf(rows * 3 - 2)).toEqual([rows, rows, rows - 2])
})

it('draws a month for either side that it begins on where a leaf parts photos from their words, with all words both ways', () => {
  const words = (item: string, lines: number) => {
    const runs = ['海'.repeat(lines * Math.floor(width / 3))]
    return textBlock(item, { runs, lang: 'zh-tw' }, 'body', context, { x: 0, w: width })
  }
  const photos = (item: string, natural: number, max: number): Block => ({
    ...{ kind: 'photos', item, before: 0, x: 0, w: width },
    offer: { min: natural - 4, natural, max, compose: () => [] },
    draw: (_, x, y) => ({ elements: [], regions: [{ item, photo: 0, x, y, w: 1, h: 1 }] }),
  })
  const blocks = [photos('a', rows - 2, rows), words('b', 2), photos('b', 12, 14), words('c', 2 * rows - 15)]
  const opener = { rows: 0, elements: [] }
  const { pages, fromLeft } = flow(measuredBlocks(blocks, context), context, {
    columns: 1,
    columnGap: 0,
    columnWidth: width,
    opener,
  })
  const ways = [pages, fromLeft ?? []]
  const hasWords = (page: Page) => page.regions.some(({ item, photo }) => item === 'b' && photo === undefined)
  const letters = (page: Page) => page.elements.flatMap(e => (e.kind === 'text' ? e.runs : [])).join('')
  // the photos of b are on the second page
  expect(ways.map(way => way.map(hasWords))).toEqual([
    [false, true, false],
    [true, false, false],
  ])
  for (const way of ways) {
    expect(way[1]?.regions).toContainEqual(expect.objectContaining({ item: 'b', photo: 0 }))
    expect(way.map(letters).join('')).toHaveLength((2 * rows - 13) * Math.floor(width / 3))
  }
})

it('draws an opener in its other way where nothing stands below it on its page', () => {
  const drawnAs = (label: string) => ({ kind: 'rect' as const, x: 0, y: 0, w: 1, h: 1, fill: label })
  const firstBelow = (needed: number) => {
    const block: Block = {
      ...{ kind: 'drawn', item: 'a', before: 0, rows: needed, x: 0, w: width },
      draw: () => [],
    }
    const alone = { elements: [drawnAs('alone')], regions: [] }
    const opener = { rows: 20, elements: [drawnAs('above')], alone }
    const design = { columns: 1, columnGap: 0, columnWidth: width, opener }
    return flow([block], context, design).pages[0]?.elements
  }
  expect(firstBelow(rows - 20)).toEqual([drawnAs('above')])
  expect(firstBelow(rows - 19)).toEqual([drawnAs('alone')])
})
