import { expect, test } from 'vitest'
import { afterDecision } from './after-decision.ts'

const place = (itemId: string, kept = false) => ({ itemId, chapterId: '202001', before: '', after: '', kept })
const found = {
  groups: [
    { kind: 'phone' as const, text: '1', count: 2, kept: 0, places: [place('a'), place('b')] },
    { kind: 'phone' as const, text: '2', count: 1, kept: 1, places: [place('a', true)] },
    { kind: 'mail' as const, text: '1', count: 1, kept: 0, places: [place('c')] },
  ],
  cut: false,
}
const groupsAfter = (decision: Parameters<typeof afterDecision>[1]) =>
  afterDecision(found, decision).groups.map(
    ({ kind, text, count, kept }) => `${kind} ${text} ${count} ${kept}`,
  )

test('what is covered goes, everywhere, in one entry, or all of its kind but what is kept', () => {
  expect(groupsAfter({ kind: 'phone', text: '1', decision: 'cover' })).toEqual(['phone 2 1 1', 'mail 1 1 0'])
  expect(groupsAfter({ kind: 'phone', text: '1', itemId: 'a', decision: 'cover' })).toEqual([
    'phone 1 1 0',
    'phone 2 1 1',
    'mail 1 1 0',
  ])
  expect(groupsAfter({ kind: 'phone', decision: 'cover' })).toEqual(['phone 2 1 1', 'mail 1 1 0'])
  expect(groupsAfter({ kind: 'phone', text: '2', decision: 'cover' })).toEqual(['phone 1 2 0', 'mail 1 1 0'])
})

test('what is kept stays in sight, and can be asked again', () => {
  expect(groupsAfter({ kind: 'phone', decision: 'keep' })).toEqual([
    'phone 1 2 2',
    'phone 2 1 1',
    'mail 1 1 0',
  ])
  expect(groupsAfter({ kind: 'phone', text: '1', itemId: 'b', decision: 'keep' })[0]).toBe('phone 1 2 1')
  expect(groupsAfter({ kind: 'phone', text: '2', decision: 'ask' })[1]).toBe('phone 2 1 0')
})
