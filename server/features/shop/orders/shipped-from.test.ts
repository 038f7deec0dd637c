import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildOrder } from '../../../../tests/shop/build-order.ts'
import { type ShopFixture, shopFixture } from '../../../../tests/shop/shop-fixture.ts'
import { renderMail } from '../mails/render-mail.ts'
import { ordersToMake } from '../orders-to-make.ts'
import { presentOrder } from './present-order.ts'
import { insertOrder } from './store.ts'

let world: ShopFixture
beforeAll(async () => {
  world = await shopFixture()
})
afterAll(() => world.close())

const site = { brandName: 'Daybound', publicOrigin: 'https://days.example' }

/** What the mail of its payment and the page of an order say of when it comes. */
async function toldOf(day: string, binding: 'paperback' | 'pdf') {
  const { deps, buyer } = world
  const { uid, bid } = await buyer()
  const { order, line } = buildOrder({ uid, bid, createdAt: new Date(`${day}T12:00:00+08:00`) })
  const lines = [{ ...line, binding }]
  await deps.db.transaction(tx => insertOrder(tx, order, lines))
  const mailed = await ordersToMake.readMailed(order.oid, deps)
  if (!mailed) throw new Error('the order is there')
  const none = { uses: [], payment: undefined, shipment: undefined, onShelf: new Set<string>() }
  const { shippedFrom } = presentOrder(order, { lines, ...none })
  return { mail: renderMail('paid', mailed, {}, site).text, shippedFrom }
}

test('an order that is placed in the holiday is told when it is shipped, and not that it comes sooner', async () => {
  const { mail, shippedFrom } = await toldOf('2027-01-20', 'paperback')
  expect(mail).toContain('會從 2027年2月12日 開始陸續寄出')
  expect(mail).not.toContain('個工作天')
  expect(shippedFrom).toBe('2027-02-12')
})

test('an order of another day, or of files, comes as soon as ever', async () => {
  const before = await toldOf('2027-01-17', 'paperback')
  expect(before.mail).toContain('預計 10 個工作天內送達')
  expect(before.shippedFrom).toBeNull()
  const files = await toldOf('2027-01-20', 'pdf')
  expect(files.mail).toContain('最遲一個工作天')
  expect(files.shippedFrom).toBeNull()
})
