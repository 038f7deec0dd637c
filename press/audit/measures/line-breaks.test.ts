import { expect, it } from 'vitest'
import { buildLines } from '../../../tests/press/build-drawn.ts'
import { lineBreakFaults } from './line-breaks.ts'

const none = { starts: 0, waves: 0, ends: 0, signs: 0, brokenTags: 0 }

it('finds nothing where lines end as they may', () => {
  const lines = buildLines(['今天的海很安靜，', '「我們」走到港口——', '下起雨來 #台中', '#kyoto 的雨。'])
  expect(lineBreakFaults([lines])).toEqual(none)
})

it.each([
  [['今天的海很安靜', '，我們走'], { starts: 1 }],
  [['他說「', '好」'], { ends: 1 }],
  [['睡了', '～～'], { starts: 1, waves: 1 }],
  [['今天 #', '台中'], { ends: 1, signs: 1 }],
  [['謝謝 @', '佩玲'], { ends: 1, signs: 1 }],
  [['日常 #followforf', 'ollowback'], { brokenTags: 1 }],
])('counts what is wrong between %j', (texts, faults) => {
  expect(lineBreakFaults([buildLines(texts)])).toEqual({ ...none, ...faults })
})

it('says nothing of what a paragraph begins and ends with', () => {
  expect(lineBreakFaults([buildLines(['～～累了「'])])).toEqual(none)
})
