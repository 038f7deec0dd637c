import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { a5WaterfallTweet } from '../a5-waterfall-tweet.ts'
import { side } from './card-measures.ts'
import { monthTint } from './month-tint.ts'
import { wordsCard } from './words-card.ts'

const context = buildContext(countingCompiler(3.2), 'a5-waterfall-tweet', { edited: true })
const { width, rowMm } = context.area
const item = buildItem({ text: '長'.repeat(300) })

it('has the day large at the left of words over both columns, all of it beside them', () => {
  const [words] = wordsCard(item, context)?.blocks ?? []
  if (words?.kind !== 'text') throw new Error('a card of words begins with them')
  expect(words.x + words.w).toBeCloseTo(width - side)
  const day = words.backdrop?.({ x: words.x, y: 0, w: words.w, h: 2 * rowMm }) ?? []
  expect(day.map(element => element.kind === 'text' && element.style)).toEqual(['largeDay', 'meta', 'meta'])
  for (const { x, w } of day) {
    expect(x).toBeGreaterThanOrEqual(side)
    expect(x + w).toBeLessThanOrEqual(words.x)
  }
})

it('is on ruled paper, a line below each line of its words', () => {
  const { pages } = a5WaterfallTweet.typesetMonth([item], context)
  const [page] = pages
  const words = page?.elements.find(
    ({ kind, ...element }) => kind === 'text' && 'style' in element && element.style === 'body',
  )
  const { soft } = monthTint(context.month)
  const lines = page?.elements.filter(element => element.kind === 'rect' && element.fill === soft) ?? []
  if (words?.kind !== 'text') throw new Error('the words are set')
  expect(lines).toHaveLength(words.lines)
  for (const [n, { x, y }] of lines.entries()) {
    expect(x).toBe(words.x)
    expect(y).toBeGreaterThan(words.y + (n + 0.85) * rowMm)
    expect(y).toBeLessThan(words.y + (n + 1) * rowMm)
  }
})
