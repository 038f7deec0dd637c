import { expect, test } from 'vitest'
import { buildItem } from '../../tests/press/build-item.ts'
import { isAlone } from './is-alone.ts'

const few = buildItem({ text: '爸，再見。' })

test('a few words that are all of their month have it to themselves', () => {
  expect(isAlone([few])).toBe(true)
})

test.each([
  ['nothing', []],
  ['two entries', [few, few]],
  ['a long text', [buildItem({ text: '海'.repeat(161) })]],
])('%s has no page to itself', (_, items) => {
  expect(isAlone(items)).toBe(false)
})
