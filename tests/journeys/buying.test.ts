import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeBasket } from '#contract/basket'
import { apiRoot } from '#contract/call'
import { standardPrices } from '#domain/prices/price-table'
import { coupons } from '#server/features/shop/coupons/schema'
import { insertPrices } from '#server/features/shop/prices/store'
import { connect } from '#server/kernel/db/connect'
import { newId } from '#server/new-id'
import { deeper, isDeep } from '../depth.ts'
import { fillAddress, fillCard, type Region } from './buyer.ts'
import { emptyBook, writeEntry } from './prepare-book.ts'
import { type App, startApp } from './start-app.ts'
import { desktop, englishPhone, hongKongPhone, ownPerson, phone, type View, viewsOf } from './views.ts'
import type { Visitor } from './visitor.ts'

// Takes long: a book is made, ordered and paid with the real content policy, at the payment services of the sandbox.

let app: App
beforeAll(async () => {
  app = await startApp()
  await prepareShop()
})
afterAll(() => app.close())

test.each(viewsOf(phone))(
  'who has a coupon buys a paperback by card with 3-D Secure: $name',
  deeper,
  async view => {
    const buyer = await comeWithBook(view)
    const { page, t, tPattern, checkScreen, bid } = buyer
    await claimCoupon(buyer)
    await page.goto('/app/shelf')
    await page.getByRole('link', { name: t('web-shelf:purchaseNamed', { title }) }).click()
    await page.getByRole('radio', { name: new RegExp(t('web-checkout:binding.names.paperback')) }).waitFor()
    await page.getByRole('textbox', { name: t('web-coupons:code') }).fill('spring')
    await page
      .getByRole('button', { name: t('web-checkout:coupon.use') })
      .first()
      .click()
    await page.getByRole('button', { name: t('web-checkout:coupon.dropNamed', { code: 'SPRING' }) }).waitFor()
    await checkScreen('order-check')
    await page.getByRole('link', { name: t('web-checkout:next.address') }).click()
    await page.getByRole('button', { name: t('web-addresses:saveAndUse') }).click()
    await page.getByText(t('web-addresses:faults.firstName')).waitFor()
    await checkScreen('order-address')
    await fillAddress(buyer, regionOf(view))
    await page.getByRole('button', { name: t('web-addresses:saveAndUse') }).click()
    await choose(buyer, 'card')
    await fillCard(buyer, '4000002500003155')
    await checkScreen('order-trade', { axe: true })
    await pay(buyer)
    await page.frameLocator('iframe[name="card-challenge"]').locator('[name=answer][value=pass]').click()
    await page.getByRole('heading', { level: 1, name: t('web-checkout:status.succeeded') }).waitFor()
    await checkScreen('order-paid')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: t('web-checkout:status.succeeded') }).waitFor()
    const main = page.getByRole('main')
    await main.getByRole('link', { name: t('web-checkout:status.toOrders') }).click()
    await page.getByText(t('web-orders:status.making')).waitFor()
    await checkScreen('orders')
    await page.getByRole('link', { name: t('web-orders:info') }).click()
    await page.getByText('SPRING').waitFor()
    await checkScreen('order')
    // a book that is paid is bought again in two presses: as it was bought, and on to paying
    await page.getByRole('link', { name: t('web-orders:buyAgain') }).click()
    await page.waitForURL(({ search }) => search === `?bid=${bid}`)
    await page
      .getByRole('radio', { name: new RegExp(t('web-checkout:binding.names.paperback')), checked: true })
      .waitFor()
    await page.getByRole('link', { name: t('web-checkout:next.trade') }).click()
    await page.getByRole('button', { name: tPattern('web-checkout:trade.pay') }).waitFor()
    await buyer.leave()
  },
)

test.runIf(isDeep)(
  'who is declined pays with another card, and nothing is ordered twice',
  deeper,
  async () => {
    // the only one who has neither bought nor an address
    const buyer = await comeWithBook(desktop, ownPerson(phone))
    const { page, t } = buyer
    // what the card service answers to the browser
    buyer.expectRefusal('402 /payment_intents/')
    await goToPaying(buyer, 'TW')
    await choose(buyer, 'card')
    await fillCard(buyer, '4000000000000002')
    await pay(buyer)
    await page.getByRole('heading', { level: 1, name: t('web-checkout:status.failed') }).waitFor()
    await page.getByText(t('web-errors:codes.cardDeclined')).waitFor()
    await buyer.checkScreen('order-declined')
    // whoever leaves it finds the way back where the basket was
    await page.goto('/app/payment/trade')
    await page.getByRole('heading', { name: t('web-checkout:unpaid.heading') }).waitFor()
    await page.getByRole('link', { name: t('web-checkout:unpaid.pay') }).click()
    await page.getByText(t('web-errors:codes.cardDeclined')).waitFor()
    await choose(buyer, 'card')
    await fillCard(buyer, '3566002020360505')
    await page.getByText(t('web-checkout:card.jcb')).waitFor()
    await fillCard(buyer, '4242424242424242')
    await pay(buyer)
    await page.getByRole('heading', { level: 1, name: t('web-checkout:status.succeeded') }).waitFor()
    await page.goto('/app/orders')
    await page.getByText(t('web-orders:status.making')).waitFor()
    expect(await page.getByRole('button', { name: buyer.tPattern('web-orders:deleteNamed') }).count()).toBe(1)
    await failToDelete(buyer, 'orders')
    await page.goto('/app/addresses')
    await failToDelete(buyer, 'addresses')
    await buyer.leave()
  },
)

test.runIf(isDeep)('a PDF is paid at PayPal, and no address is asked for', deeper, async () => {
  const buyer = await comeWithBook(englishPhone)
  const { page, t } = buyer
  await page.goto(`/app/checkout?bid=${buyer.bid}`)
  await page.getByRole('radio', { name: new RegExp(`^${t('web-checkout:binding.names.pdf')}`) }).check()
  await page.getByRole('link', { name: t('web-checkout:next.trade') }).click()
  await page.getByRole('textbox', { name: t('web-checkout:trade.email') }).fill('buyer@example.com')
  await choose(buyer, 'paypal')
  const otherTab = { ...buyer, page: await buyer.context.newPage() }
  await otherTab.page.goto('/app/payment/trade')
  await otherTab.page.getByRole('textbox', { name: t('web-checkout:trade.email') }).fill('buyer@example.com')
  await choose(otherTab, 'paypal')
  await pay(buyer)
  await page.waitForURL('**/sandbox/paypal/**')
  await page.locator('[name=answer][value=approve]').click()
  await page.getByRole('heading', { level: 1, name: t('web-checkout:status.succeeded') }).waitFor()
  // where the basket still stands it is not ordered again: one sees the order that is there
  await pay(otherTab)
  await otherTab.page.getByText(t('web-errors:codes.basketOrdered')).waitFor()
  await otherTab.page.getByRole('heading', { level: 1, name: t('web-checkout:status.succeeded') }).waitFor()
  await buyer.leave()
})

test.runIf(isDeep)(
  'two books in three volumes are sent to Hong Kong together, by courier',
  deeper,
  async () => {
    const buyer = await comeWithBook(hongKongPhone)
    const { page, t, tPattern } = buyer
    const second = await emptyBook(app.studio, buyer, '第二本')
    // more than one volume holds
    const content = '第二天的海也很藍。'.repeat(7_000)
    for (const month of ['05', '06', '07'])
      await writeEntry(app.studio, buyer, second.bid, { content, postDate: `2024-${month}-03 10:30` })
    await page.goto(`/app/checkout?bid=${second.bid}`)
    await page
      .getByText(tPattern('web-checkout:binding.sizes', { count: 2 }))
      .first()
      .waitFor()
    await page.getByRole('button', { name: t('web-checkout:removeNamed', { title: '第二本' }) }).waitFor()
    await goToPaying(buyer, 'HK')
    await page.getByText(t('web-checkout:sums.surcharge')).waitFor()
    await page
      .getByRole('radio', { name: new RegExp(`^${t('web-checkout:shipping.names.express')}`) })
      .check()
    const shipping = page.getByRole('definition').filter({ hasText: /^HK\$80\.00$/ })
    await shipping.waitFor()
    await buyer.checkScreen('order-courier')
    await choose(buyer, 'card')
    // nobody has a postal code there
    await fillCard(buyer, '4242424242424242', '')
    await pay(buyer)
    await page.getByRole('heading', { level: 1, name: t('web-checkout:status.succeeded') }).waitFor()
    for (const name of [title, '第二本']) await page.getByText(name).waitFor()
    await buyer.leave()
  },
)

const title = '買得到的日子'

/** Somebody with a book of a few pages. */
async function comeWithBook(view: View, person = ownPerson(view)) {
  const visitor = await app.visitAs(person, view)
  // of an earlier journey of the same person
  await app.studio.call(changeBasket, { token: visitor.token, body: { lines: [] } })
  const { bid } = await emptyBook(app.studio, visitor, title)
  await writeEntry(app.studio, visitor, bid, { content: '那天的海很藍。', postDate: '2024-05-03 10:30' })
  return Object.assign(visitor, { bid })
}

const regionOf = ({ language }: View): Region =>
  (({ 'zh-tw': 'TW', 'zh-hk': 'HK', en: 'US' }) as const)[language]

/** From the order check over the first address to the payment. */
async function goToPaying(buyer: Visitor & { bid: string }, region: Region): Promise<void> {
  const { page, t } = buyer
  await page.goto(`/app/checkout?bid=${buyer.bid}`)
  await page.getByRole('link', { name: t('web-checkout:next.address') }).click()
  await fillAddress(buyer, region)
  await page.getByRole('button', { name: t('web-addresses:saveAndUse') }).click()
}

async function choose({ page, t }: Visitor, method: 'card' | 'paypal'): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${t(`web-checkout:trade.methods.${method}`)}`) }).check()
}

async function pay({ page, tPattern }: Visitor): Promise<void> {
  await page.getByRole('button', { name: tPattern('web-checkout:trade.pay') }).click()
}

/** Deletes the first of a list while the server cannot be reached: the person is told. */
async function failToDelete({ page, t, tPattern, expectRefusal }: Visitor, list: 'orders' | 'addresses') {
  expectRefusal('net::ERR_FAILED')
  await page.route(`**${apiRoot}/${list}/*/`, route =>
    route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
  )
  await page
    .getByRole('button', { name: tPattern(`web-${list}:deleteNamed`) })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: t(`web-${list}:deleteHeading`) })
  await dialog.getByRole('button', { name: t(`web-${list}:delete`), exact: true }).click()
  await page.getByText(t(`web-${list}:deleteFailed`), { exact: true }).waitFor()
}

/** By the link that somebody was given. */
async function claimCoupon({ page, t }: Visitor): Promise<void> {
  await page.goto('/coupons/claim/spring')
  await page.getByRole('button', { name: t('web-coupons:claim'), exact: true }).click()
  await page.getByText(t('web-coupons:claimed'), { exact: true }).waitFor()
  await page.getByText(t('web-coupons:claimedText')).waitFor()
}

/** A coupon for everybody, and a courier in Hong Kong. */
async function prepareShop(): Promise<void> {
  const { db, close } = connect(app.studio.databaseUrl, () => undefined)
  const now = new Date()
  await db.insert(coupons).values({
    code: 'SPRING',
    kind: 'discount',
    percent: 10,
    usesTotal: 100,
    usesLeft: 100,
    official: true,
    createdAt: now,
  })
  const { currency: _, ...prices } = standardPrices.HK
  const change = {
    changeId: newId(),
    region: 'HK',
    changedBy: 'staff',
    validFrom: now,
    changedAt: now,
  } as const
  await insertPrices(db, { ...change, prices: { ...prices, express: { fee: '80', days: 3 } } })
  await close()
}
