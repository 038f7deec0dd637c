import { expect, test } from 'vitest'
import { unpaidHours } from '#domain/orders/unpaid-hours'
import { wordsIn } from '../../i18n/words.ts'
import { deletionText } from './deletion-text.ts'

const coupon = { code: 'TEN', discount: { amount: '69', currency: 'TWD' as const } }

test('who deletes an order that is not paid reads that it is not cancelled, and how long it holds its coupon', async () => {
  const { t } = await wordsIn('zh-tw', ['web-orders'])
  const textOf = (state: 'pending' | 'paid', coupons: (typeof coupon)[]) =>
    t(`web-orders:${deletionText({ state, coupons })}`, { number: '261126-A', hours: unpaidHours })
  const unpaid = '訂單 261126-A 會從列表消失，但不會取消。成立後 24 小時內沒有付款，就會自動失效。'
  expect(textOf('pending', [])).toBe(unpaid)
  expect(textOf('pending', [coupon])).toBe(`${unpaid}在那之前，用掉的優惠券不能再用。`)
  expect(textOf('paid', [coupon])).toContain('已經付款的書會照常製作和寄送')
})
