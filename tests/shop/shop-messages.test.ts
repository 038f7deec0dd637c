import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CodeName, codes } from '#contract/codes'
import { shopCodes } from '#contract/shop-codes'
import { money } from '#domain/money/money'
import { type QuoteInput, quote } from '#domain/orders/quote'
import { servePart } from '#sandbox/http/serve-part'
import { type PaypalWorld, paypalWorld } from '#sandbox/paypal/paypal-world'
import { paypalSandbox } from '#sandbox/paypal/sandbox-account'
import { answerPaypal } from '#sandbox/paypal/visit-paypal'
import type { Charge, Outcome } from '#server/adapters/payments/payment-provider'
import { paypalProvider } from '#server/adapters/payments/paypal-provider'
import { stripeReason } from '#server/adapters/payments/stripe-reasons'
import { books } from '#server/features/library/books/schema'
import { items } from '#server/features/library/content/schema'
import { createAddress, mostAddresses } from '#server/features/shop/addresses/write-address'
import { changeBasket } from '#server/features/shop/basket/basket'
import { claimCoupon, readCoupon } from '#server/features/shop/coupons/claim-coupon'
import type { OrderToPlace } from '#server/features/shop/orders/order-rows'
import type { PaymentParts } from '#server/features/shop/orders/payment-parts'
import { placeOrder } from '#server/features/shop/orders/place-order'
import { askRefund } from '#server/features/shop/payments/ask-refund'
import { beginPayment } from '#server/features/shop/payments/begin-payment'
import { createPayment } from '#server/features/shop/payments/create-payment'
import { retryPayment } from '#server/features/shop/payments/retry-payment'
import { settlePayment } from '#server/features/shop/payments/settle-payment'
import { changePayment } from '#server/features/shop/payments/store'
import { newId } from '#server/new-id'
import { ApiError, messageOf } from '../../web/api/api-error.ts'
import { reasonOf } from '../../web/features/checkout/outcome-of.ts'
import { translatorOf } from '../journeys/views.ts'
import { buildAddress } from './build-address.ts'
import { buildLine } from './build-line.ts'
import { buildCoupon, buildQuoteInput } from './build-quote-input.ts'
import { orThrow, type ShopFixture, shopFixture } from './shop-fixture.ts'

// Every message of the specification's sections 5 and 8 for addresses, checkout, payment, coupons and orders: what brings it about,
// and what is read then in each language.

let world: ShopFixture
let served: Awaited<ReturnType<typeof servePart<PaypalWorld>>>
beforeAll(async () => {
  world = await shopFixture()
  served = await servePart(() => paypalWorld({ now: Date.now, webhookUrl: 'http://127.0.0.1:1/none' }))
})
afterAll(async () => {
  await served?.close()
  await world?.close()
})

type Buyer = Awaited<ReturnType<ShopFixture['buyer']>>

/** What refusals are brought about with. */
interface Scene {
  world: ShopFixture
  buyer: Buyer
  /** Orders what was checked, but for some of it. */
  place(buyer: Buyer, change: Partial<OrderToPlace>, parts?: PaymentParts, key?: string): Promise<object>
  /** An order that waits for its payment, or is paid. */
  pay(how: 'waiting' | 'paid'): Promise<{ oid: string; pid: string }>
}

type Messages = readonly [taiwan: string, hongKong: string, english: string]
const languages = ['zh-tw', 'zh-hk', 'en'] as const
type Refusal<By> = readonly [code: CodeName, ...messages: Messages, refusedBy: By]

/** By what was ordered, claimed or paid before. */
const refusals: readonly Refusal<(scene: Scene) => Promise<object>>[] = [
  [
    'addressIncomplete',
    '請檢查並填完地址',
    '請檢查並填完地址',
    'Please check and complete the address',
    ({ buyer, place }) => place(buyer, { addressId: null }),
  ],
  [
    'tooManyAddresses',
    '地址簿滿了，請先刪掉用不到的地址',
    '地址簿滿了，請先刪掉用不到的地址',
    'Your address book is full. Please delete an address that you no longer use',
    async ({ buyer, world }) => {
      for (let n = 0; n < mostAddresses; n += 1) await createAddress(buyer.uid, buildAddress(), world.deps)
      return createAddress(buyer.uid, buildAddress(), world.deps)
    },
  ],
  [
    'addressOtherRegion',
    '這個地址不在你選的配送地區，價格會不同，請換地址或地區',
    '這個地址不在你選的送貨地區，價錢會不同，請轉換地址或地區',
    'This address is outside of the region that you chose, where prices differ. Choose another address or region',
    ({ buyer, place }) => place(buyer, { region: 'HK' }),
  ],
  [
    'couponUnknown',
    '找不到這張優惠券',
    '找不到這張優惠券',
    'Coupon not found',
    ({ buyer, world }) => readCoupon('NONE-SUCH', buyer.uid, world.deps),
  ],
  [
    'couponClaimed',
    '你已經領過這張優惠券了',
    '你已經領取過這張優惠券',
    'You have claimed this coupon already',
    async ({ buyer, world }) => {
      await world.issue({ code: 'TWICE', official: true })
      await claimCoupon('TWICE', buyer.uid, world.deps)
      return claimCoupon('TWICE', buyer.uid, world.deps)
    },
  ],
  [
    'nothingToClaim',
    '這張優惠券已經領完或過期了',
    '這張優惠券已經領完或過期了',
    'This coupon is used up or has ended: nothing is left to claim',
    async ({ buyer, world }) => {
      await world.issue({ code: 'GONE', official: true, usesTotal: 1, usesLeft: 0 })
      return claimCoupon('GONE', buyer.uid, world.deps)
    },
  ],
  [
    'bookTypeNotSold',
    '這種書還不能訂購',
    '這種書還不能訂購',
    'This kind of book cannot be ordered yet',
    async ({ buyer, place, world }) => {
      await world.deps.db.update(books).set({ type: 'calendar' }).where(eq(books.bid, buyer.bid))
      return place(buyer, {})
    },
  ],
  [
    'paperNotPrinted',
    '這個尺寸的書目前無法印製，請改選 PDF，或換成其他尺寸的版面',
    '這個尺寸的書暫時未能印製，請改選 PDF，或轉用其他尺寸的版面',
    'A book of this size cannot be printed now. Choose the PDF, or a layout of another size',
    async ({ buyer, world: { checked, deps, payments } }) => {
      const order = await checked(buyer)
      const ofOtherSizes = { ...deps, printer: { ...deps.printer, papers: ['a4' as const] } }
      return placeOrder(buyer.uid, newId(), order, payments, ofOtherSizes)
    },
  ],
  [
    'orderEmpty',
    '訂單裡還沒有書',
    '訂單內還沒有書',
    'Nothing is in this order yet',
    ({ buyer, place }) => place(buyer, { lines: [] }),
  ],
  [
    'shippingMismatch',
    '紙本書要用寄送的，PDF 用電子郵件寄，請重新選擇配送方式',
    '印刷書需要郵寄，PDF 以電郵發送，請重新選擇送貨方式',
    'Printed books are sent by post and PDFs by e-mail. Please choose the delivery again',
    ({ buyer, place }) => place(buyer, { shipping: 'email' }),
  ],
  [
    'expressNotOffered',
    '這個地區沒有快遞，請選一般寄送',
    '這個地區沒有速遞，請選擇一般寄送',
    'No express courier goes to this region. Please choose standard shipping',
    ({ buyer, place }) => place(buyer, { shipping: 'express' }),
  ],
  [
    'paymentMethodAway',
    '這個地區不能用這種方式付款，請換一種',
    '這個地區未能用這種方式付款，請轉用另一種',
    'This way to pay is not offered in your region. Please choose another',
    ({ buyer, place, world }) => place(buyer, {}, { ...world.payments, methodsFor: () => [] }),
  ],
  [
    'orderKeyReused',
    '這筆訂單已經送出過，內容和現在不同，請重新整理後再試',
    '這張訂單已經送出，內容與現在不同，請重新整理後再試',
    'This order was sent before with other contents. Please refresh and try again',
    async ({ buyer, place, world }) => {
      const parts = world.payments
      await place(buyer, {}, parts, 'the-key-of-another-one')
      return place(buyer, { note: '請放管理室' }, parts, 'the-key-of-another-one')
    },
  ],
  [
    'priceChanged',
    '價格變了，還沒有扣款。請看過新的金額再決定',
    '價錢有變，尚未扣款。請看過新的金額再決定',
    'The price has changed, and nothing was charged. Please look at the new sum first',
    ({ buyer, place }) => place(buyer, { total: { amount: '1', currency: 'TWD' } }),
  ],
  [
    'bookChanged',
    '書在確認之後又改過，還沒有扣款。請看過新的頁數和金額再決定',
    '書在確認之後再有修改，尚未扣款。請看過新的頁數和金額再決定',
    'The book was changed after you checked it, and nothing was charged. Please look at its new pages and sum first',
    ({ buyer, place }) => place(buyer, { version: 'before' }),
  ],
  [
    'basketOrdered',
    '這些書剛在別的分頁訂了，這次沒有再訂一次',
    '這些書剛在另一個分頁訂了，這次沒有再訂一次',
    'These books were just ordered in another tab. They were not ordered again',
    async ({ buyer, place, world }) => {
      const lines = [{ bid: buyer.bid, binding: 'paperback' as const, quantity: 1 }]
      await changeBasket(buyer.uid, { lines }, world.deps)
      await place(buyer, { fromBasket: true })
      return place(buyer, { fromBasket: true })
    },
  ],
  [
    'pagesCounting',
    '書還在排版，排好才知道頁數和價格，請稍候',
    '書還在排版，排好才知道頁數和價錢，請稍候',
    'The pages of this book are still being set. The price is known in a moment',
    async ({ buyer, place, world }) => {
      // its month is not set yet
      await world.deps.db.insert(items).values({
        bid: buyer.bid,
        itemId: 'i1',
        type: 'patch',
        month: '202405',
        time: 1_714_700_000,
        original: {} as never, // nobody reads it here
        words: '',
        photos: 0,
        updatedAt: world.deps.now(),
      })
      return place(buyer, {})
    },
  ],
  [
    'orderClosed',
    '這筆訂單已經付款，或是已經失效',
    '這張訂單已經付款，或已經失效',
    'This order is paid, or no longer valid',
    async ({ pay, world }) => {
      const { oid } = await pay('paid')
      return retryPayment(oid, 'card', world.deps)
    },
  ],
  [
    'nothingToRefund',
    '這筆訂單沒有可以退的款項',
    '這張訂單沒有可以退的款項',
    'There is nothing left of this order to give back',
    async ({ pay, world }) => {
      const { oid } = await pay('waiting')
      return world.deps.db.transaction(tx =>
        askRefund(tx, oid, { amountMinor: 1, askedBy: 'staff' }, world.deps),
      )
    },
  ],
  [
    'refundTooMuch',
    '退款超過這筆訂單還可以退的金額',
    '退款超過這張訂單尚可退的金額',
    'This is more than is left of the order to give back',
    async ({ pay, world }) => {
      const { oid } = await pay('paid')
      return world.deps.db.transaction(tx =>
        askRefund(tx, oid, { amountMinor: 99_999, askedBy: 'staff' }, world.deps),
      )
    },
  ],
  [
    'paymentProviderAway',
    '暫時連不上付款服務，請稍後再試。不會重複扣款',
    '暫時未能連接付款服務，請稍後再試。不會重複扣款',
    'The payment service cannot be reached just now. Please try again in a while: you will not be charged twice',
    async ({ pay, world }) => {
      const { pid } = await pay('waiting')
      return because((await beginPayment(pid, world.deps)).reason)
    },
  ],
]

/** By a rule, or by who takes the money. */
const ruled: readonly Refusal<() => object | Promise<object>>[] = [
  [
    'couponExpired',
    '這張優惠券已經過期了',
    '這張優惠券已經過期了',
    'This coupon has expired',
    () => quoted({ coupons: [buildCoupon({ kind: 'free' }, { expiresAt: 1 })] }),
  ],
  [
    'couponUsedUp',
    '這張優惠券已經用完了',
    '這張優惠券已經用完了',
    'This coupon has been used up',
    () => quoted({ coupons: [buildCoupon({ kind: 'free' }, { usesLeft: 0 })] }),
  ],
  [
    'couponCurrency',
    '這張優惠券不能用在這個地區',
    '這張優惠券不能用在這個地區',
    'This coupon cannot be used in this region',
    () => quoted({ coupons: [buildCoupon({ kind: 'cash', amount: money(100, 'USD') })] }),
  ],
  [
    'couponLayout',
    '目前的版型不能使用這張優惠券',
    '目前的版型不能使用這張優惠券',
    'This coupon is unavailable for the current layout',
    () => quoted({ coupons: [buildCoupon({ kind: 'free' }, { typeset: 'a4-1' })] }),
  ],
  [
    'couponBookCount',
    '這筆訂單的本數超過這張優惠券的上限',
    '這張訂單的本數超過這張優惠券的上限',
    'This order has more books than the coupon allows',
    () => quoted({ coupons: [buildCoupon({ kind: 'free' })], lines: [buildLine({ quantity: 2 })] }),
  ],
  [
    'couponPageLimit',
    '書的頁數超過這張優惠券的上限',
    '書的頁數超過這張優惠券的上限',
    'The book has more pages than the coupon allows',
    () => quoted({ coupons: [buildCoupon({ kind: 'free' }, { pageLimit: 60 })] }),
  ],
  [
    'couponMinimumPages',
    '計費頁數還沒到這張優惠券的門檻',
    '計費頁數還沒到這張優惠券的門檻',
    'The order has fewer billed pages than the coupon needs',
    () => quoted({ coupons: [buildCoupon({ kind: 'free' }, { minBilledPages: 200 })] }),
  ],
  [
    'couponTwoBooks',
    '這張優惠券限訂購兩本以上時使用',
    '這張優惠券限訂購兩本以上時使用',
    'This coupon is only for orders of two or more books',
    () => quoted({ coupons: [buildCoupon({ kind: 'bulk', percent: 30 })] }),
  ],
  [
    'couponNoEffect',
    '這張優惠券對這筆訂單沒有折扣，先留著下次用吧',
    '這張優惠券對這張訂單沒有折扣，先留待下次使用',
    'This coupon takes nothing off this order. Keep it for another time',
    () => quoted({ coupons: [buildCoupon({ kind: 'discount', percent: 0 })] }),
  ],
  [
    'couponsNotCombined',
    '一筆訂單只能用一張優惠券，可以再加一張免運券',
    '一張訂單只能用一張優惠券，可再加一張免運費券',
    'One coupon an order; only a free-delivery coupon may join it',
    () => quoted({ coupons: [buildCoupon({ kind: 'free' }), buildCoupon({ kind: 'voucher', pages: 5 })] }),
  ],
  [
    'cardDeclined',
    '發卡銀行沒有接受這張卡，請換一張卡，或問問銀行',
    '發卡銀行未有接受這張卡，請轉用另一張卡，或向銀行查詢',
    'The bank did not accept this card. Please use another one, or ask your bank',
    () => because(stripeReason({ code: 'card_declined' })),
  ],
  [
    'cardInsufficientFunds',
    '這張卡的餘額或額度不足，請換一張卡',
    '這張卡的餘額或信用額不足，請轉用另一張卡',
    'This card does not have enough funds. Please use another one',
    () => because(stripeReason({ decline_code: 'insufficient_funds' })),
  ],
  [
    'cardExpired',
    '這張卡已經過期，或是到期日填錯了',
    '這張卡已經過期，或是到期日填錯了',
    'This card has expired, or its date is not right',
    () => because(stripeReason({ code: 'expired_card' })),
  ],
  [
    'cardWrongCode',
    '安全碼不對，請再檢查一次',
    '安全碼不正確，請再檢查一次',
    'The security code is not right. Please check it',
    () => because(stripeReason({ code: 'incorrect_cvc' })),
  ],
  [
    'cardInvalid',
    '卡號不對，請再檢查一次',
    '卡號不正確，請再檢查一次',
    'The card number is not right. Please check it',
    () => because(stripeReason({ code: 'incorrect_number' })),
  ],
  [
    'cardNotSupported',
    '不支援 JCB 卡，請用 VISA、MasterCard 或 American Express',
    '不支援 JCB 卡，請用 VISA、MasterCard 或 American Express',
    'JCB cards are not supported. Please use VISA, MasterCard or American Express',
    () => because(stripeReason({ decline_code: 'card_not_supported' })),
  ],
  [
    'cardAuthenticationFailed',
    '3-D 驗證沒有通過，沒有扣款。請再試一次，或換一張卡',
    '3-D 驗證未能通過，沒有扣款。請再試一次，或轉用另一張卡',
    '3-D Secure was not passed, and nothing was charged. Please try again, or use another card',
    () => because(stripeReason({ code: 'payment_intent_authentication_failure' })),
  ],
  [
    'paymentFailed',
    '付款失敗，沒有扣款，請再試一次',
    '未能付款，沒有扣款，請再試一次',
    'The payment failed, and nothing was charged. Please try again',
    () => because(stripeReason({ code: 'processing_error' })),
  ],
  [
    'paymentCancelled',
    '這次付款已經取消，沒有扣款',
    '這次付款已經取消，沒有扣款',
    'This payment was cancelled, and nothing was charged',
    () => because(reasonOf('failed', undefined, true)),
  ],
  [
    'paypalDeclined',
    'PayPal 沒有接受這筆付款，請在 PayPal 換一種付款方式',
    'PayPal 未有接受這筆付款，請在 PayPal 轉用另一種付款方式',
    'PayPal did not accept this payment. Please choose another way to pay at PayPal',
    async () => {
      const { resume, providerId } = await paypal().begin(charge)
      await answerPaypal(resume.approveUrl ?? '', 'decline')
      return because(reasonIn(await paypal().capture?.(providerId, 'key')))
    },
  ],
  [
    'paymentExpired',
    '這次付款等太久，已經失效，沒有扣款。請重新付款',
    '這次付款等太久，已經失效，沒有扣款。請重新付款',
    'This payment waited too long, and nothing was charged. Please pay again',
    async () => because(reasonIn(await paypal().look('NONE'))),
  ],
]

test.each(refusals)('%s: %s', async (code, taiwan, hongKong, english, refusedBy) => {
  expect(await refusedBy(await scene())).toMatchObject({ refused: code })
  expectMessages(code, [taiwan, hongKong, english])
})

test.each(ruled)('%s: %s', async (code, taiwan, hongKong, english, refusedBy) => {
  expect(await refusedBy()).toEqual({ refused: code })
  expectMessages(code, [taiwan, hongKong, english])
})

function expectMessages(code: CodeName, messages: Messages): void {
  const { status, code: number } = codes[code]
  // as a screen gets it
  const { key, values } = messageOf(new ApiError(status, number, undefined, { name: code } as never))
  expect(key).toBe(`web-errors:codes.${code}`)
  expect(languages.map(language => translatorOf(language)(key, values))).toEqual(messages)
}

// only the staff hears these: desk-shop.test.ts and desk-invitations.test.ts bring them about
const ofDesk = new Set(['couponTaken', 'deskInvalid', 'deskOutdated', 'invitationOpen', 'staffAccount'])

test('every refusal of the shop that buyers hear is among them, and all are told apart', () => {
  const all = [...refusals, ...ruled]
  const ofBuyers = Object.keys(shopCodes).filter(code => !ofDesk.has(code))
  expect(all.map(([code]) => code).sort()).toEqual(ofBuyers.sort())
  for (const language of [1, 2, 3] as const)
    expect(new Set(all.map(refusal => refusal[language])).size).toBe(all.length)
})

async function scene(): Promise<Scene> {
  const { deps, payments } = world
  const place: Scene['place'] = async (buyer, change, parts = payments, key = newId()) =>
    placeOrder(buyer.uid, key, { ...(await checkedOnce(buyer)), ...change }, parts, deps)
  const buyer = await world.buyer()
  await checkedOnce(buyer)
  return {
    world,
    buyer,
    place,
    async pay(how) {
      const buyer = await world.buyer()
      const { oid } = orThrow(await place(buyer, {})) as { oid: string } // an order that was placed
      const charged = (await checkedOnce(buyer)).total
      const amount = money(Number(charged.amount), 'TWD')
      const { pid } = await deps.db.transaction(tx =>
        createPayment(tx, { oid, method: 'card', amount, createdAt: deps.now() }, deps),
      )
      if (how === 'paid')
        await deps.db.transaction(async tx => {
          await changePayment(tx, pid, { providerId: `at the provider ${pid}` })
          await settlePayment(tx, pid, { state: 'succeeded', charged }, deps)
        })
      return { oid, pid }
    },
  }
}

/** The order as it was checked at first, whatever became of the book since. */
async function checkedOnce(buyer: Buyer): Promise<OrderToPlace> {
  const known = checks.get(buyer.uid) ?? (await world.checked(buyer))
  checks.set(buyer.uid, known)
  return known
}
const checks = new Map<string, OrderToPlace>()

const because = (reason: string | undefined) => ({ refused: reason })

function quoted(overrides: Partial<QuoteInput>): object {
  const result = quote(buildQuoteInput(overrides))
  return because('refusal' in result ? result.refusal.code : undefined)
}

const paypal = () =>
  paypalProvider(
    { ...paypalSandbox, apiUrl: `${served.origin}/sandbox/paypal`, takesMyr: true },
    () => new Date(),
  )

const charge: Charge = {
  key: 'declined',
  pid: 'declined',
  oid: 'declined',
  amount: money(690, 'TWD'),
  description: 'Daybound',
  email: 'yijun@example.com',
  returnUrl: 'http://127.0.0.1:1/back',
  cancelUrl: 'http://127.0.0.1:1/back?cancelled=1',
}

const reasonIn = (outcome: Outcome | undefined) =>
  outcome && 'reason' in outcome ? outcome.reason : undefined
