import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawScreen } from '../../ui/draw-for-test.ts'
import { Tips } from './tips.tsx'

test('what one should know before one pays is said with the numbers of the rules', async () => {
  const lists = (['zh-tw', 'zh-hk', 'en'] as const).map(async language => {
    const tips = () => createElement(Tips, { check: undefined })
    return (await drawScreen(tips, { language, words: ['web-checkout'] })).join(' ')
  })
  const [taiwan, hongKong, english] = await Promise.all(lists)
  for (const list of [taiwan, hongKong])
    expect(list).toContain('一本書至少以 60 頁計價，不到 60 頁也算 60 頁。')
  expect(english).toContain('A book is billed for at least 60 pages; fewer than 60 cost as 60.')
  for (const list of [taiwan, hongKong])
    expect(list).toContain('平裝超過 240 頁、精裝超過 200 頁，會自動分成好幾冊。')
  expect(english).toContain(
    'Above 240 pages (paperback) or 200 pages (hardback) a book is split into volumes.',
  )
  expect(taiwan).toContain('訂單成立後就不能修改或取消')
  expect(hongKong).toContain('訂單成立後便不能修改或取消')
  expect(english).toContain('An order cannot be changed or cancelled once it is placed')
  expect(taiwan).toContain('優惠券有適用的版型、本數和頁數，有些要買兩本以上才能用。')
  expect(hongKong).toContain('優惠券有適用的版型、本數和頁數，有些要買兩本或以上才可使用。')
  expect(english).toContain('Coupons are limited by layout, copies and pages; some need two books or more.')
})
