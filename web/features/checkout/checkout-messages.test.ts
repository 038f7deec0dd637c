import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { type CodeName, codes } from '#contract/codes'
import { checkOrder, type OrderCheck, placeOrder } from '#contract/orders'
import { type Language, languageCodes } from '#domain/catalogue/languages'
import { buildAddress } from '../../../tests/shop/build-address.ts'
import { buildCheck } from '../../../tests/web/build-order-answer.ts'
import { inEachLanguage, type Message } from '../../../tests/web/in-each-language.ts'
import { ApiError } from '../../api/api-error.ts'
import { wordsIn } from '../../i18n/words.ts'
import { drawScreen, type Reads } from '../../ui/draw-for-test.ts'
import { addressesQuery } from '../addresses/address-queries.ts'
import { bookPriceQuery } from '../prices/book-price-query.ts'
import { bookQuery } from '../reader/page-queries.ts'
import { bookCheckQuery } from './book-check-query.ts'
import { PaymentCheckout } from './checkout.tsx'
import { basketQuery, checkQuery } from './checkout-queries.ts'
import { PaymentAddress } from './payment-address.tsx'
import { PaymentTrade } from './payment-trade.tsx'
import { UnsavedWords } from './save-before.ts'
import { shippingPricesQuery } from './shipping-of.ts'

// What the order check and the last step say of what the server has answered (specification 5 and 8); what they say after a press is
// shown by tests/journeys/buying-messages.test.ts.

type Draw = (language: Language) => Promise<string[]>

const lines = [{ bid: 'b1', binding: 'paperback' as const, quantity: 1 }]
const body = { lines, region: 'TW' as const, shipping: 'standard' as const, coupons: [], addressId: 'a1' }
const address = { ...buildAddress(), addressId: 'a1', customs: null }
const book = { bid: 'b1', title: '小島', author: '', typeset: 'a5-1', totalPage: 90, editable: true }

const failure = (status: number, why?: 'timeout' | 'unreachable') => ({
  error: new ApiError(status, undefined, why),
})

/** The screen of who orders one book to Taiwan, after its reads have ended so; of two of the same the last one counts. */
const screen =
  (component: ComponentType, ...reads: Reads): Draw =>
  language =>
    drawScreen(component, {
      language,
      words: ['web-checkout', 'web-coupons', 'web-prices', 'web-books', 'web-addresses'],
      reads: [
        [basketQuery('me'), { data: { lines, version: 'a' } }],
        [addressesQuery('me'), { data: { addresses: [address] } }],
        ...reads,
      ],
    })

const check = (read: Reads[number][1]) => screen(PaymentCheckout, [checkQuery(body), read])
const refused = (name: CodeName) =>
  check({ error: new ApiError(codes[name].status, codes[name].code, undefined, { name } as never) })
const line = (...reads: Reads) =>
  screen(PaymentCheckout, [bookQuery({ bid: 'b1' }), { data: book }], ...reads)
const price = (answer: object): Reads[number] => [
  bookPriceQuery('b1', 'TW'),
  { data: { bindings: [], ...answer } },
]
const trade = (change: Partial<OrderCheck>, ...reads: Reads) =>
  screen(PaymentTrade, [checkQuery(body), { data: buildCheck(change) }], ...reads)

const messages: readonly Message<Draw>[] = [
  [
    'web-checkout:failed.heading',
    '訂單資料載入失敗',
    '訂單資料未能載入',
    'The order failed to load',
    screen(PaymentCheckout, [basketQuery('me'), failure(500)]),
  ],
  [
    'web-checkout:failed.heading where one pays',
    '訂單資料載入失敗',
    '訂單資料未能載入',
    'The order failed to load',
    screen(PaymentTrade, [addressesQuery('me'), failure(500)]),
  ],
  [
    'web-addresses:failed',
    '地址載入失敗',
    '地址未能載入',
    'Addresses failed to load',
    screen(PaymentAddress, [addressesQuery('me'), failure(500)]),
  ],
  [
    'web-checkout:gone',
    '這本書現在不能購買',
    '這本書現時不能購買',
    'This book cannot be bought now',
    screen(PaymentCheckout, [bookQuery({ bid: 'b1' }), failure(404)]),
  ],
  [
    'web-checkout:counting',
    '正在計算頁數，價格馬上就好',
    '正在計算頁數，價錢很快便準備好',
    'Counting the pages; the price comes in a moment',
    line(price({ counting: true })),
  ],
  [
    'web-errors:codes.bookEmpty',
    '這本書還沒有內容',
    '這本書還沒有內容',
    'This book has no content',
    line(price({ counting: false })),
  ],
  [
    'web-checkout:gap',
    '第 5 頁少了一張照片，會印成空白。',
    '第 5 頁欠一張相片，會印成空白。',
    'Page 5 lacks a photo and would be printed with a gap.',
    line([bookCheckQuery('b1'), { data: { pageIndex: 4, pagesValid: 0 } }]),
  ],
  [
    'web-checkout:unsaved.text',
    '《小島》有改過的內容還沒儲存，只留在這台裝置上。儲存之後就可以購買。',
    '《小島》有改過的內容尚未儲存，只留在這部裝置上。儲存之後便可購買。',
    '“小島” has changes that are not saved yet and are on this device only. It can be bought once they are saved.',
    check({ error: new UnsavedWords({ bid: 'b1', title: '小島' }) }),
  ],
  [
    'web-errors:http.400',
    '請求錯誤，代碼 400',
    '請求錯誤，代碼 400',
    'Request error, code 400',
    check(failure(400)),
  ],
  [
    'web-errors:http.403',
    '沒有權限存取這項資源，代碼 403',
    '沒有權限存取此資源，代碼 403',
    'No permission to access this resource, code 403',
    check(failure(403)),
  ],
  [
    'web-errors:http.404',
    '資源不存在，代碼 404',
    '資源不存在，代碼 404',
    'Resource does not exist, code 404',
    check(failure(404)),
  ],
  ['web-errors:http.500', '伺服器錯誤 - 500', '伺服器錯誤 - 500', 'Server error - 500', check(failure(500))],
  ['web-errors:http.other', '發生錯誤 - 502', '發生錯誤 - 502', 'Error - 502', check(failure(502))],
  [
    'web-errors:timeout',
    '連線逾時，請重新整理並檢查網路',
    '連線逾時，請重新整理並檢查網絡',
    'Request timed out. Refresh and check the network',
    check(failure(0, 'timeout')),
  ],
  [
    'web-errors:unreachable',
    '連不上伺服器，請檢查網路後再試一次',
    '未能連接伺服器，請檢查網絡後再試',
    'The server cannot be reached. Check the network and try again',
    check(failure(0, 'unreachable')),
  ],
  [
    'web-checkout:priceEmpty',
    '價格表是空的，請聯絡客服',
    '價目表是空的，請聯絡客戶服務',
    'The price list is empty, please contact support',
    trade({}, [shippingPricesQuery('TW'), { data: { prices: [] } }]),
  ],
  [
    'web-checkout:configurationFailed',
    '設定載入失敗，請重新整理',
    '設定未能載入，請重新整理',
    'The settings failed to load, please refresh',
    trade({}, [shippingPricesQuery('TW'), failure(500)]),
  ],
  [
    'web-checkout:card.keyFailed',
    '付款金鑰取得失敗，請再試一次',
    '未能取得付款金鑰，請再試一次',
    'The key for paying failed to load, please try again',
    trade({}, [{ queryKey: ['payment key', 'card'] }, failure(500)]),
  ],
  [
    'web-checkout:trade.noMethod',
    '目前沒有可用的付款方式，請稍後再試。',
    '目前沒有可用的付款方式，請稍後再試。',
    'There is no way to pay at the moment. Please try again later.',
    trade({ methods: [] }),
  ],
]

test.each(inEachLanguage(messages))('in $language: $key', async ({ language, sentence, shownBy }) => {
  expect(await shownBy(language)).toContain(sentence)
})

// the sentences themselves stand in tests/shop/shop-messages.test.ts
const general = ['notFound', 'tooManyRequests'] // told by their status, or of every call
const ofCheck = checkOrder.refusals.filter(name => !general.includes(name) && name !== 'pagesCounting')
const ofCoupons = placeOrder.refusals.filter(name => name.startsWith('coupon'))

test.each(languageCodes)('in %s the sums say why an order cannot be checked', async language => {
  expect(ofCheck).toContain('paperNotPrinted')
  const { t } = await wordsIn(language, [])
  for (const name of ofCheck) expect(await refused(name)(language)).toContain(t(`web-errors:codes.${name}`))
})

test.each(languageCodes)('in %s each coupon that takes nothing off says why', async language => {
  const refusedCoupons = ofCoupons.map(reason => ({ code: 'SPRING', reason }))
  const said = await trade({ refusedCoupons })(language)
  const { t } = await wordsIn(language, ['web-checkout'])
  expect(ofCoupons).toContain('couponTwoBooks')
  for (const name of ofCoupons) {
    const reason = t(`web-errors:codes.${name}`)
    expect(said).toContain(t('web-checkout:coupon.refused', { code: 'SPRING', reason }))
  }
})
