import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { ApiError } from '../../api/api-error.ts'
import { wordsIn } from '../../i18n/words.ts'
import { newDraft, readDraft } from '../addresses/address-draft.ts'
import { claimFailure, couponFault } from '../coupons/claim-failure.ts'
import { codeFault } from '../coupons/code-fault.ts'
import { orderFault } from '../orders/order-fault.ts'
import { orderStatuses } from '../orders/order-status.ts'
import { bookFault } from './book-fault.ts'
import { cardFault } from './card-fault.ts'
import { cardState } from './card-state.ts'
import { orderFaults, type ToPay } from './order-faults.ts'
import { outcomeOf } from './outcome-of.ts'
import { priceFault } from './price-fault.ts'
import { Tips } from './tips.tsx'

// What the screens of addresses, checkout, coupons and orders say by themselves (specification 5 and 8); what the server refuses is
// in tests/shop/shop-messages.test.ts.

const languages = ['zh-tw', 'zh-hk', 'en'] as const

type Message = readonly [
  key: string,
  taiwan: string,
  hongKong: string,
  english: string,
  shownBy: () => unknown,
]

const messages: readonly Message[] = [
  ['web-coupons:codeMissing', '請輸入優惠券', '請輸入優惠碼', 'Please enter a coupon', () => codeFault('')],
  [
    'web-errors:codes.couponUnknown',
    '找不到這張優惠券',
    '找不到這張優惠券',
    'Coupon not found',
    () => codeFault('?'),
  ],
  [
    'web-coupons:claimFailed',
    '領取失敗，請聯絡客服',
    '未能領取，請聯絡客戶服務',
    'Could not claim it, please contact support',
    () => claimFailure(new ApiError(500, undefined)),
  ],
  [
    'web-coupons:nothing',
    '沒有可以領取的優惠券',
    '沒有可以領取的優惠券',
    'Nothing to claim',
    () => `web-coupons:${couponFault(new ApiError(404, codes.couponUnknown.code))}`,
  ],
  [
    'web-coupons:failed',
    '優惠券載入失敗',
    '優惠券未能載入',
    'Coupons failed to load',
    () => `web-coupons:${couponFault(new ApiError(500, undefined))}`,
  ],
  [
    'web-addresses:incomplete',
    '請檢查並完善地址',
    '請檢查並完善地址',
    'Please check and complete the address',
    () => 'faults' in readDraft(newDraft('TW')) && 'web-addresses:incomplete',
  ],
  [
    'web-checkout:address.missing',
    '請完善收件地址',
    '請完善收件地址',
    'Please complete the address',
    () => missing({ hasAddress: false }),
  ],
  [
    'web-checkout:trade.emailWrong',
    '請填寫正確的電子郵件',
    '請填寫正確的電郵地址',
    'Please enter a valid e-mail address',
    () => missing({ email: 'a@b' }),
  ],
  [
    'web-checkout:trade.methodMissing',
    '請選擇付款方式',
    '請選擇付款方式',
    'Please choose how to pay',
    () => missing({ method: undefined }),
  ],
  [
    'web-checkout:card.incomplete',
    '請把信用卡資料填完整',
    '請填妥信用卡資料',
    'Please complete the card details',
    () => `web-checkout:card.${cardFault({}, '', 'TW')}`,
  ],
  [
    'web-checkout:card.jcb',
    '不支援 JCB 卡，請使用 VISA、MasterCard 或 American Express',
    '不支援 JCB 卡，請使用 VISA、MasterCard 或 American Express',
    'JCB cards are not supported: please use VISA, MasterCard or American Express',
    () => `web-checkout:card.${cardFault({ cardNumber: { complete: true, brand: 'jcb' } }, '106', 'TW')}`,
  ],
  [
    'web-checkout:card.keyFailed',
    '付款金鑰取得失敗，請再試一次',
    '未能取得付款金鑰，請再試一次',
    'The key for paying failed to load, please try again',
    () => `web-checkout:card.${cardState(undefined, true)}`,
  ],
  [
    'web-checkout:card.loadFailed',
    '付款欄位載入失敗，請檢查網路',
    '付款欄位未能載入，請檢查網絡',
    'The card fields failed to load, please check the network',
    () => `web-checkout:card.${cardState('failed', false)}`,
  ],
  [
    'web-checkout:book.missingImage',
    '書的第 {number} 頁少了一張照片',
    '書的第 {number} 頁欠一張相片',
    'Page {number} of the book has a missing image',
    () => keptOut({ pageIndex: 4, pagesValid: -2 }),
  ],
  [
    'web-checkout:book.tooFewPages',
    '頁數太少，再多寫一點吧',
    '頁數太少，請再多寫一點',
    'Too few pages, go write more',
    () => keptOut({ pageIndex: -1, pagesValid: -2 }),
  ],
  [
    'web-checkout:book.tooManyPages',
    '頁數太多，請刪掉一些',
    '頁數太多，請刪減一些',
    'Too many pages, delete some',
    () => keptOut({ pageIndex: -1, pagesValid: 2 }),
  ],
  [
    'web-checkout:priceEmpty',
    '價格表是空的，請聯絡客服',
    '價目表是空的，請聯絡客戶服務',
    'The price list is empty, please contact support',
    () => `web-checkout:${priceFault({ isError: false, prices: [] })}`,
  ],
  [
    'web-checkout:configurationFailed',
    '設定載入失敗，請重新整理',
    '設定未能載入，請重新整理',
    'The settings failed to load, please refresh',
    () => `web-checkout:${priceFault({ isError: true, prices: undefined })}`,
  ],
  [
    'web-checkout:status.confirming',
    '正在確認付款',
    '正在確認付款',
    'Confirming the payment',
    () => `web-checkout:status.${outcomeOf({ state: 'confirming' }, 'pending', false)}`,
  ],
  [
    'web-checkout:status.unpaid',
    '還沒付款',
    '尚未付款',
    'Not paid yet',
    () => `web-checkout:status.${outcomeOf({ state: 'confirming', clientSecret: 's' }, 'pending', false)}`,
  ],
  [
    'web-checkout:status.succeeded',
    '付款完成',
    '付款完成',
    'Paid',
    () => `web-checkout:status.${outcomeOf({ state: 'succeeded' }, 'paid', false)}`,
  ],
  [
    'web-checkout:status.failed',
    '付款沒有成功',
    '付款未能完成',
    'The payment did not succeed',
    () => `web-checkout:status.${outcomeOf({ state: 'failed' }, 'pending', false)}`,
  ],
  [
    'web-orders:failed',
    '訂單載入失敗',
    '訂單未能載入',
    'Orders failed to load',
    () => `web-orders:${orderFault({ oid: 'o', error: new ApiError(500, undefined) })}`,
  ],
  [
    'web-orders:none',
    '找不到這筆訂單',
    '找不到這張訂單',
    'No such order',
    () => `web-orders:${orderFault({ oid: '', error: null })}`,
  ],
  [
    'web-orders:status.making',
    '還沒寄出，書正在製作',
    '未寄出，書正在製作',
    'Not shipped yet: the book is being made',
    () =>
      `web-orders:status.${orderStatuses({ state: 'paid', shipment: { state: 'making', trackingNumber: null, trackingUrl: null } })}`,
  ],
]

test.each(messages)('%s: %s', async (key, taiwan, hongKong, english, shownBy) => {
  expect(shownBy()).toBe(key)
  const [namespace = ''] = key.split(':')
  const read = languages.map(async language => (await wordsIn(language, [namespace])).t(key))
  expect(await Promise.all(read)).toEqual([taiwan, hongKong, english])
})

/** What is said after an act, or to visitors; that a list could not be shortened is read on the screens by tests/journeys/buying.test.ts. */
const otherMessages: readonly (readonly [key: string, taiwan: string, hongKong: string, english: string])[] =
  [
    ['web-addresses:failed', '地址載入失敗', '地址未能載入', 'Addresses failed to load'],
    ['web-addresses:deleteFailed', '刪除失敗', '未能刪除', 'Could not delete it'],
    ['web-orders:deleteFailed', '刪除失敗', '未能刪除', 'Could not delete it'],
    ['web-orders:deleted', '已刪除', '已刪除', 'Deleted'],
    ['web-coupons:claimed', '領取成功', '領取成功', 'Coupon claimed'],
    ['web-coupons:claimLogin', '登入領取', '登入領取', 'Log in to claim'],
  ]

test('who pays nothing is told of no way to pay, nor of a card', () => {
  expect(missing({ isFree: true, method: undefined, checkCard: () => false })).toBe('')
  expect(missing({ isFree: true, method: 'card', checkCard: () => false })).toBe('')
})

test.each(otherMessages)('%s: %s', async (key, ...spoken) => {
  const [namespace = ''] = key.split(':')
  const read = languages.map(async language => (await wordsIn(language, [namespace])).t(key))
  expect(await Promise.all(read)).toEqual(spoken)
})

test('what one should know before one pays is said with the numbers of the rules', async () => {
  const lists = languages.map(async language => {
    const i18n = await wordsIn(language, ['web-checkout'])
    const tips = createElement(Tips, { check: undefined })
    return renderToStaticMarkup(createElement(I18nextProvider, { i18n }, tips))
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

/** The key of what is missing where nothing else is. */
function missing(part: Partial<ToPay>): string {
  const whole = { isByPost: true, hasAddress: true, email: 'yijun@example.com', isFree: false }
  const faults = orderFaults({ ...whole, method: 'card', checkCard: () => true, ...part })
  const keys = {
    address: 'address.missing',
    email: 'trade.emailWrong',
    method: 'trade.methodMissing',
    card: '',
  }
  return faults.map(fault => `web-checkout:${keys[fault]}`).join()
}

/** The key of what is said of a photo book that the check finds so. */
function keptOut(check: { pageIndex: number; pagesValid: number }): string {
  const fault = bookFault('photobook', 'photobook', check)
  return `web-checkout:book.${typeof fault === 'object' ? fault.kind : fault}`
}
