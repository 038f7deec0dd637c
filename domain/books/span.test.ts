import { expect, test } from 'vitest'
import { chooseForSpan, isInSpan } from './span.ts'

test('both ends belong to a span, and each may be open', () => {
  const months = ['201912', '202001', '202012', '202101']
  const within = (since: string | null, until: string | null) =>
    months.filter(month => isInSpan(month, { since, until }))
  expect(within('202001', '202012')).toEqual(['202001', '202012'])
  expect(within('202012', null)).toEqual(['202012', '202101'])
  expect(within(null, '201912')).toEqual(['201912'])
  expect(within(null, null)).toEqual(months)
})

test('what lies outside is left out; months come in whole, and those that were chosen from stay as they were', () => {
  const item = (itemId: string, month: string, chosen: boolean, deleted = false) => ({
    itemId,
    month,
    chosen,
    deleted,
  })
  const items = [
    item('before', '201801', true),
    item('left before', '201801', false),
    item('kept', '202001', true),
    item('left by hand', '202001', false),
    item('comes back', '202002', false),
    item('comes back too', '202002', false),
    item('in the bin', '202003', true, true),
    item('comes back beside the bin', '202003', false),
  ]
  expect([...chooseForSpan(items, { since: '202001', until: null })]).toEqual([
    ['before', false],
    ['comes back', true],
    ['comes back too', true],
    ['comes back beside the bin', true],
  ])
})
