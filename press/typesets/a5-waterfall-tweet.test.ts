import { expect, it } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { house } from '../printers/house.ts'
import { a5WaterfallTweet } from './a5-waterfall-tweet.ts'

it('has its running head clear of the knife', () => {
  const { area } = buildContext(countingCompiler(3.2), 'a5-waterfall-tweet')
  const drawn = a5WaterfallTweet.drawRunningHead?.({ runs: ['二月'], lang: 'zh', align: 'left', area })
  const [head] = drawn ?? []
  if (head?.kind !== 'text') throw new Error('a running head was expected')
  // its letters stand that much lower than their line
  expect(head.y + 1.4).toBeGreaterThanOrEqual(house.safety.text)
})

const monthOf = (entries: number, sentences: number) => {
  const context = buildContext(countingCompiler(3.2), 'a5-waterfall-tweet', { edited: true })
  const items = Array.from({ length: entries }, (_, n) =>
    buildItem({
      id: `i${n}`,
      time: 1_614_560_400 + n * 270_000,
      text: `${'一二三四五六七八'[n]}點起床以後，我們走到河邊去看船。${'水很安靜，沒有人說話，也沒有風。'.repeat(sentences)}`,
    }),
  )
  const { pages } = a5WaterfallTweet.typesetMonth(items, context)
  const hasSentence = pages[0]?.elements.some(
    ({ kind, ...text }) => kind === 'text' && 'style' in text && text.style === 'sentence',
  )
  return { pages: pages.length, hasSentence }
}

it('leaves the sentence of a month out where a page with little on it would be the price', () => {
  expect(monthOf(7, 2)).toEqual({ pages: 1, hasSentence: true })
  expect(monthOf(8, 2)).toEqual({ pages: 1, hasSentence: false })
  expect(monthOf(8, 3)).toEqual({ pages: 2, hasSentence: true })
})
