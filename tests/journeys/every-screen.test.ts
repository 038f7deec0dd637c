import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeDesign } from '#contract/design'
import { createItem } from '#contract/items'
import { changeSharing } from '#contract/sharing'
import { listChapterItems } from '#contract/social-books'
import { insertBatch } from '#server/features/shop/desk/coupon-batches/store'
import { payments } from '#server/features/shop/payments/schema'
import { connect } from '#server/kernel/db/connect'
import { jobRuns } from '#server/kernel/jobs/schema'
import { newId } from '#server/new-id'
import { notYet } from '../../web/app/not-yet-list.ts'
import { deeper, isDeep } from '../depth.ts'
import type { BookIds } from '../kill/book-steps.ts'
import { insertDeskOrder } from '../shop/insert-desk-order.ts'
import { bringArchive, emptyBook, firstBook, writeSpring } from './prepare-book.ts'
import { deskScreens, makerScreens, type Screen, visitorScreens } from './screens.ts'
import { type App, startApp } from './start-app.ts'
import { desktop, englishDesktop, englishPhone, hongKongPhone, phone } from './views.ts'
import { eventually, type Visitor } from './visitor.ts'

// Takes long: the only walk that opens every screen, some fifty, with axe: as most people see them, in Chinese on a phone.
// The deep run opens them in the other three views, and those that anybody sees in Hong Kong.

const staff: string[] = []
let app: App
let places: Awaited<ReturnType<typeof prepare>>
beforeAll(async () => {
  app = await startApp({ staff, environment: { EMAIL_LOGIN: 'on', PASSKEY_LOGIN: 'on' } })
  places = await prepare()
})
afterAll(() => app.close())

const walks = isDeep ? [desktop, englishDesktop, englishPhone] : [phone]

test.runIf(isDeep)('every screen that anybody sees, in Hong Kong', deeper, () =>
  seeAll(visitorScreens(places), app.visit(hongKongPhone)),
)

describe.each(walks)('$name', deeper, view => {
  test('every screen that anybody sees', () => seeAll(visitorScreens(places), app.visit(view)))

  test('every screen of a maker', () => seeAll(makerScreens(places), app.visitAs('empty', view)))

  test('every screen of the staff', async () => {
    const visitor = await app.visitAs('second', view)
    staff.push(visitor.uid)
    await seeAll(deskScreens(places), Promise.resolve(visitor))
  })

  test('every screen that is still to come', async () => {
    const visitor = await app.visitAs('empty', view)
    const { page, t } = visitor
    await page.goto('/app/invitation')
    for (const { path, title } of notYet) {
      await page.evaluate(
        `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
      )
      await page.getByRole('heading', { level: 1, name: t(`web-not-yet:items.${title}.title`) }).waitFor()
      await eventually(() => page.title()).toBe(`${t(`titles.${title}`)}｜${t('brandSuffix')}`)
    }
    await visitor.checkScreen('screen-not-yet')
    await visitor.leave()
  })
})

async function seeAll(screens: readonly Screen[], coming: Promise<Visitor>): Promise<void> {
  const visitor = await coming
  const { view } = visitor
  // what is empty, hidden or nowhere is looked at too
  visitor.expectRefusal(
    '404 /nowhere/',
    '404 /books/',
    '404 /desk/',
    '400 /unlock/',
    '400 /logins/',
    '400 /pages/',
    '400 /warnings/',
    '400 /typesets/',
  )
  for (const screen of screens) {
    const { name, only } = screen
    if (only !== undefined && only !== view.width) continue
    await open(screen, visitor)
    await visitor.checkScreen(`screen-${name}`)
  }
  await visitor.leave()
}

async function open({ name, at, see }: Screen, visitor: Visitor): Promise<void> {
  if (at !== undefined) await visitor.page.goto(at)
  await visitor.opened()
  const missing = await see(visitor).then(
    () => undefined,
    error => String(error),
  )
  expect.soft(missing, `${name} at ${visitor.view.name}`).toBeUndefined()
}

/** One person with a book to look at, one that is empty, and one that is shared with a password. */
async function prepare() {
  const { studio } = app
  const owner = await studio.logIn('empty')
  const empty: BookIds = await firstBook(studio, owner)
  const book = await emptyBook(studio, owner, '一個春天')
  await bringArchive(studio, owner, book, await writeSpring(app.folder))
  const { bid, sid } = book
  const { token } = owner
  const written = { content: '補寫的一天。', postDate: '2023-05-12 20:00', picList: [] }
  await studio.call(createItem, { token, params: { bid }, body: written })
  const inserts = [{ insertId: 'dedication', kind: 'dedication', at: 'front', text: '給阿嬤' }]
  await studio.call(changeDesign, { token, params: { bid }, body: { inserts } })
  await studio.call(changeSharing, { token, params: { bid }, body: { public: true } })
  const hidden = await emptyBook(studio, owner, '上鎖的日子')
  const link = { password: '紅豆湯圓加芋頭粥' }
  const shared = await studio.call(changeSharing, { token, params: { bid: hidden.bid }, body: { link } })
  await setAsideJob()
  const month = await studio.call(listChapterItems, { token, params: { sid, cid: '202304' } })
  const pictured = month.body.data.items.find((item: { photos: unknown[] }) => item.photos.length > 0)
  return {
    book: bid,
    empty: empty.bid,
    locked: `bid=${hidden.bid}&share=${shared.body.data.link.share}`,
    order: await orders(),
    batch: await batch(),
    item: String(pictured.item_id),
  }
}

/** Three coupons at once, for the desk. */
async function batch(): Promise<string> {
  const connection = connect(app.studio.databaseUrl, error => {
    throw error
  })
  const issued = { batchId: newId(), createdAt: new Date() }
  const uses = { usesTotal: 1, usesLeft: 1, usesEach: 1 }
  const rows = ['AAAAA-22222', 'BBBBB-33333', 'CCCCC-44444'].map(code => ({
    code,
    kind: 'discount' as const,
    percent: 10,
    ...uses,
    ...issued,
  }))
  await insertBatch(connection.db, { ...issued, name: '書展' }, rows)
  await connection.close()
  return issued.batchId
}

/** A job that no worker takes. */
async function setAsideJob(): Promise<void> {
  const connection = connect(app.studio.databaseUrl, error => {
    throw error
  })
  const at = new Date()
  const job = { id: randomUUID(), kind: 'import', payload: { importId: 'gone' }, tries: 3 }
  await connection.db.insert(jobRuns).values({ ...job, begunAt: at, setAsideAt: at })
  await connection.close()
}

/** Two for the desk, one of which preflight objects to; gives the other, which is paid and at the printer. */
async function orders(): Promise<string> {
  const connection = connect(app.studio.databaseUrl, error => {
    throw error
  })
  await insertDeskOrder(connection, { state: 'paid', shipment: { why: 'files objected' }, files: 'objected' })
  const shipment = { state: 'handedOver', printer: 'manual', handedOverAt: new Date() } as const
  const oid = await insertDeskOrder(connection, { state: 'paid', note: '請包裝成禮物', shipment })
  await connection.db.insert(payments).values({
    pid: newId(),
    oid,
    method: 'card',
    providerId: `pi_${oid}`,
    state: 'succeeded',
    amountMinor: 690,
    currency: 'TWD',
    createdAt: new Date(),
    settledAt: new Date(),
  })
  await connection.close()
  return oid
}
