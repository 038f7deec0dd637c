import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, inject, test } from 'vitest'
import { createAddress, deleteAddress, listAddresses } from '#contract/addresses'
import { readBasket } from '#contract/basket'
import { checkBook } from '#contract/book-check'
import { type CodeName, codes } from '#contract/codes'
import { type CouponAnswer, claimCoupon, listCoupons, listOfficialCoupons } from '#contract/coupons'
import {
  basketOrder,
  checkOrder,
  hideOrder,
  listOrders,
  orderCheck,
  payOrder,
  placeOrder,
  readOrder,
} from '#contract/orders'
import { readPayment, readPaymentKey } from '#contract/payments'
import { readBook } from '#contract/shelf'
import { toWire } from '#contract/wire'
import { fullName } from '#domain/addresses/address-lines'
import { deeper, isDeep } from '../depth.ts'
import { buildAddress } from '../shop/build-address.ts'
import { buildBook } from '../web/build-book.ts'
import { buildCheck, buildOrderAnswer } from '../web/build-order-answer.ts'
import { fillAddress } from './buyer.ts'
import { type PlayedServer, playServer } from './play-server.ts'
import { askBrowser } from './start-browser.ts'
import { englishPhone, hongKongPhone, phone, type View } from './views.ts'
import { visit } from './visitor.ts'

// What the screens of addresses, checkout, payment, coupons and orders say after a press (specification 5 and 8), in each language,
// before a server whose answers are played; what they say when they are opened is shown by the *-messages.test.ts beside them.
// Takes long: nine pages are opened in each of three languages.

let browser: Browser
let server: PlayedServer
beforeAll(async () => {
  const started = await askBrowser(inject('browserSocket'))
  ;[server, browser] = await Promise.all([playServer(started.webFolder), chromium.connect(started.browser)])
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

// the other languages in the deep run
test.each(isDeep ? [hongKongPhone, englishPhone] : [phone])(
  'each message is read on its screen: $name',
  deeper,
  async view => {
    const reader = await enter(view)
    await addresses(reader)
    await coupons(reader)
    await orders(reader)
    await photoBooks(reader)
    await paying(reader)
    await endedLogin(reader)
    await reader.leave()
  },
)

type Reader = Awaited<ReturnType<typeof enter>>

/** Somebody who is logged in, and what he reads. */
async function enter(view: View) {
  const visitor = await visit(browser, server.origin, view)
  const { context, page, t } = visitor
  const user = { name: 'user', value: encodeURIComponent(JSON.stringify({ uid: 'me', avatar: '' })) }
  await context.addCookies([{ ...user, url: server.origin }])
  visitor.expectRefusal(...[...refusals].map(status => `${status} /api/`))
  // a choice of the same words may stand in a closed list
  const see = (text: string) =>
    page.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor()
  return Object.assign(visitor, {
    see,
    /** The sentence of a refusal; tests/shop/shop-messages.test.ts has them all. */
    seeCode: (name: CodeName) => see(t(`web-errors:codes.${name}`)),
    press: (name: string) => page.getByRole('button', { name, exact: true }).first().click(),
    said(taiwan: string, hongKong: string, english: string): string {
      return view.language === 'en' ? english : view.language === 'zh-hk' ? hongKong : taiwan
    },
  })
}

/** An address that is incomplete, is not taken, saved, or not deleted. */
async function addresses(reader: Reader): Promise<void> {
  const { said, see, seeCode, press } = reader
  const { page, t } = reader
  server.answer(listAddresses, { data: { addresses: [] } })
  await page.goto('/app/addresses')
  await page.locator('[name=country]').selectOption('TW')
  await page.locator('[name=line2]').fill('長'.repeat(101))
  await page.locator('[name=mobile]').fill('1')
  await press(t('web-addresses:save'))
  await see(said('請檢查並填完地址', '請檢查並填完地址', 'Please check and complete the address'))
  for (const sentence of [
    said('請填寫名字', '請填寫名字', 'Please enter the first name'),
    said('請填寫姓氏', '請填寫姓氏', 'Please enter the last name'),
    said('請選擇', '請選擇', 'Please choose one'),
    said('請填寫', '請填寫', 'Please fill this in'),
    said('請檢查郵遞區號', '請檢查郵政編碼', 'Please check the postal code'),
    said(
      '請填寫地址，最多 100 個字',
      '請填寫詳細地址，最多 100 個字',
      'Please enter the address, 100 characters at most',
    ),
    said('最多 100 個字', '最多 100 個字', '100 characters at most'),
    said('請填寫電話，只用數字', '請填寫電話，只用數字', 'Please enter the phone number, digits only'),
    said('請填寫正確的電子郵件', '請填寫正確的電郵地址', 'Please enter a valid e-mail address'),
    said(
      '請填寫 EZ WAY 登記的姓名',
      '請填寫 EZ WAY 登記的姓名',
      'Please enter the name registered with EZ WAY',
    ),
    said(
      '請填寫 09 開頭的手機號碼',
      '請填寫 09 開頭的手機號碼',
      'Please enter a mobile number that begins with 09',
    ),
  ])
    await see(sentence)
  await page.locator('[name=line2]').fill('')
  await page.locator('[name=mobile]').fill('')
  await fillAddress(reader, 'TW')
  for (const name of createAddress.refusals) {
    server.answer(createAddress, { refused: name })
    await press(t('web-addresses:save'))
    await seeCode(name)
    // what was wrong before is not any more
    await page.getByText(t('web-addresses:faults.realName')).waitFor({ state: 'detached' })
  }
  server.answer(createAddress, { data: address })
  server.answer(listAddresses, { data: { addresses: [address] } })
  await press(t('web-addresses:save'))
  await see(said('地址已儲存', '地址已儲存', 'Address saved'))
  server.answer(deleteAddress, { status: 500 })
  await press(t('web-addresses:deleteNamed', { name: fullName(address) }))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('web-addresses:delete') })
    .click()
  await see(said('刪除失敗', '未能刪除', 'Could not delete it'))
}

/** A coupon that is not entered, not there, not claimed, or claimed. */
async function coupons(reader: Reader): Promise<void> {
  const { said, see, seeCode, press } = reader
  const { page, t } = reader
  server.answer(listCoupons, { data: { coupons: [] } })
  server.answer(listOfficialCoupons, { data: { coupons: [], hasMore: false } })
  await page.goto('/app/coupons')
  const enter = async (code: string) => {
    await page.getByRole('textbox', { name: t('web-coupons:code') }).fill(code)
    await press(t('web-coupons:claim'))
  }
  await enter('')
  await see(said('請輸入優惠券', '請輸入優惠碼', 'Please enter a coupon'))
  await enter('?')
  await see(said('找不到這張優惠券', '找不到這張優惠券', 'Coupon not found'))
  for (const name of claimCoupon.refusals) {
    server.answer(claimCoupon, { refused: name })
    await enter('SPRING')
    await seeCode(name)
  }
  server.answer(claimCoupon, { status: 500 })
  await enter('SPRING')
  await see(
    said('領取失敗，請聯絡客服', '未能領取，請聯絡客戶服務', 'Could not claim it, please contact support'),
  )
  server.answer(claimCoupon, { data: coupon })
  await enter('SPRING')
  await see(said('領取成功', '領取成功', 'Coupon claimed'))
}

/** An order that is not taken off the list, and one that is. */
async function orders(reader: Reader): Promise<void> {
  const { said, see, press } = reader
  const { page, t } = reader
  server.answer(listOrders, { data: { orders: [buildOrderAnswer()], covers: {} } })
  server.answer(hideOrder, { status: 500 })
  await page.goto('/app/orders')
  await press(t('web-orders:deleteNamed', { number: '261126-A' }))
  const confirm = page.getByRole('dialog').getByRole('button', { name: t('web-orders:delete') })
  await confirm.click()
  await see(said('刪除失敗', '未能刪除', 'Could not delete it'))
  server.answer(hideOrder, { data: {} })
  await confirm.click()
  await see(said('已刪除', '已刪除', 'Deleted'))
}

/** A photo book that lacks a photo, or has too few or too many pages. */
async function photoBooks(reader: Reader): Promise<void> {
  const { said } = reader
  const { page } = reader
  server.answer(readBasket, { data: { lines: [], version: 'a' } })
  server.answer(listAddresses, { data: { addresses: [] } })
  server.answer(readBook, { data: buildBook({ type: 'photobook' }) })
  const checked = [
    [
      { pageIndex: 4, pagesValid: 0 },
      '書的第 5 頁少了一張照片',
      '書的第 5 頁欠一張相片',
      'Page 5 of the book has a missing image',
    ],
    [
      { pageIndex: -1, pagesValid: -2 },
      '頁數太少，再多寫一點吧',
      '頁數太少，請再多寫一點',
      'Too few pages, go write more',
    ],
    [
      { pageIndex: -1, pagesValid: 2 },
      '頁數太多，請刪掉一些',
      '頁數太多，請刪減一些',
      'Too many pages, delete some',
    ],
  ] as const
  for (const [check, taiwan, hongKong, english] of checked) {
    server.answer(checkBook, { data: check })
    await page.goto('/app/checkout?bid=b1')
    await page.getByRole('dialog', { name: said(taiwan, hongKong, english) }).waitFor()
  }
}

/** What is missing before one pays, and why an order is not placed. */
async function paying(reader: Reader): Promise<void> {
  const { said, see, seeCode, press } = reader
  const { page, t } = reader
  server.answer(readBasket, {
    data: { lines: [{ bid: 'b1', binding: 'paperback', quantity: 1 }], version: 'a' },
  })
  server.answer(listAddresses, { data: { addresses: [] } })
  server.answer(checkOrder, { data: buildCheck({ methods: ['card', 'paypal'] }) })
  server.answer(readPaymentKey, { data: { method: 'card', key: 'pk', script: '/card.js' } })
  server.script('/card.js', undefined)
  reader.expectRefusal('404 /card.js')
  await page.goto('/app/payment/trade')
  const pay = () => page.getByRole('button', { name: reader.tPattern('web-checkout:trade.pay') }).click()
  await pay()
  await see(said('請填完收件地址', '請填完收件地址', 'Please complete the address'))
  await see(said('請填寫正確的電子郵件', '請填寫正確的電郵地址', 'Please enter a valid e-mail address'))
  await see(said('請選擇付款方式', '請選擇付款方式', 'Please choose how to pay'))

  server.answer(listAddresses, { data: { addresses: [address] } })
  await page.reload()
  await page.getByRole('radio', { name: new RegExp(`^${t('web-checkout:trade.methods.card')}`) }).check()
  await see(
    said(
      '付款欄位載入失敗，請檢查網路',
      '付款欄位未能載入，請檢查網絡',
      'The card fields failed to load, please check the network',
    ),
  )
  server.script('/card.js', playedFields)
  await press(t('web-checkout:failed.retry'))
  const card = page.getByRole('textbox', { name: t('web-checkout:card.postalCode') })
  await card.fill('106')
  await pay()
  await see(said('請把信用卡資料填完整', '請填妥信用卡資料', 'Please complete the card details'))
  await page.evaluate(`fields.cardNumber({ complete: true, brand: 'jcb' })`)
  await see(
    said(
      '不支援 JCB 卡，請使用 VISA、MasterCard 或 American Express',
      '不支援 JCB 卡，請使用 VISA、MasterCard 或 American Express',
      'JCB cards are not supported: please use VISA, MasterCard or American Express',
    ),
  )
  await page.evaluate(`fields.cardNumber({ complete: true, brand: 'visa' })`)
  await page.evaluate(`fields.cardExpiry({ complete: true }); fields.cardCvc({ complete: true })`)
  for (const name of ofPlacing) {
    const total = { amount: name === 'priceChanged' ? '700' : '638', currency: 'TWD' as const }
    const facts = isChange(name) && { facts: toWire(orderCheck, buildCheck({ total })) }
    server.answer(placeOrder, { refused: name, ...facts })
    await pay()
    await seeCode(name)
  }

  server.answer(readOrder, { data: buildOrderAnswer() })
  server.answer(readPayment, {
    data: { id: 'p1', method: 'card', state: 'failed', reason: 'cardDeclined', orderState: 'pending' },
  })
  const facts = toWire(basketOrder, { oid: 'o1', number: '261126-A' })
  server.answer(placeOrder, { refused: 'basketOrdered', facts })
  await pay()
  await seeCode('basketOrdered')
  await seeCode('cardDeclined')
  await page.getByRole('radio', { name: 'PayPal' }).check()
  for (const name of payOrder.refusals) {
    server.answer(payOrder, { refused: name })
    await pay()
    await seeCode(name)
  }
}

/** A login that has ended. */
async function endedLogin(reader: Reader): Promise<void> {
  const { said, see } = reader
  server.answer(listOrders, { status: 401 })
  await reader.page.goto('/app/orders')
  await see(said('授權失敗，請重新登入', '授權失敗，請重新登入', 'Authorization failed, please log in again'))
  await reader.page.waitForURL('/')
}

const address = { ...buildAddress(), addressId: 'a1', customs: null }
const coupon = {
  ...{
    code: 'SPRING',
    kind: 'freeDelivery' as const,
    amount: null,
    percent: null,
    pages: null,
    typeset: null,
  },
  ...{
    bookCount: null,
    pageLimit: null,
    minBilledPages: null,
    expiresAt: null,
    usesLeft: 1,
    isClaimed: true,
  },
} satisfies CouponAnswer

/** Refusals of an order that was checked before; checkout-messages.test.ts shows those of a check, and of coupons. */
const ofPlacing = placeOrder.refusals.filter(
  name => !checkOrder.refusals.some(known => known === name) && !/^coupon|^basketOrdered/.test(name),
)

const isChange = (name: CodeName) => name === 'priceChanged' || name === 'bookChanged'
const refusals = new Set([401, 404, 500, ...Object.values(codes).map(({ status }) => status)])

/** As much of the script of the card service as is needed to say what is in its fields. */
const playedFields = `
window.fields = {}
window.Stripe = () => ({
  elements: () => ({
    create: kind => ({ mount() {}, destroy() {}, on: (event, tell) => { fields[kind] = tell } }),
  }),
})`
