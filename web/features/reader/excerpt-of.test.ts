import { expect, test } from 'vitest'
import { excerptOf } from './excerpt-of.ts'

test('an excerpt shows the words that were searched for, with a little before and after', () => {
  expect(excerptOf('今天\n和媽媽去 Costco 買菜', 'costco')).toEqual({
    before: '今天 和媽媽去 ',
    match: 'Costco',
    after: ' 買菜',
  })
  const { before, after } = excerptOf(`${'前'.repeat(30)}貓${'後'.repeat(60)}`, '貓')
  expect([before, after]).toEqual([`…${'前'.repeat(12)}`, `${'後'.repeat(40)}…`])
})

test('what the server found otherwise, as in the name of a place, begins with its first words', () => {
  expect(excerptOf('一個人的午餐', '台南')).toEqual({ before: '一個人的午餐', match: '', after: '' })
})
