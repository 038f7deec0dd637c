import { expect, it } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
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
