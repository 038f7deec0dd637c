import sharp from 'sharp'
import { createAddress } from '#contract/addresses'
import { uploadImage } from '#contract/images'
import { createItem } from '#contract/items'
import { readPlan } from '#contract/pages'
import { changeSharing } from '#contract/sharing'
import { listBooks } from '#contract/shelf'
import { readUser } from '#contract/users'
import { money } from '#domain/money/money'
import { accountIdOf } from '#server/features/account/identities/account-id-of'
import { insertIdentity } from '#server/features/account/identities/store'
import { sessions } from '#server/features/account/sessions/schema'
import { imports, receiptLines } from '#server/features/library/imports/schema'
import { insertCoupon } from '#server/features/shop/coupons/store'
import { insertOrder } from '#server/features/shop/orders/store'
import { createPayment } from '#server/features/shop/payments/create-payment'
import { connect } from '#server/kernel/db/connect'
import { newId } from '#server/new-id'
import { buildAddress } from '../shop/build-address.ts'
import { buildOrder } from '../shop/build-order.ts'
import type { Studio } from '../studio.ts'
import type { Fixture } from './requests.ts'

/** A book with one entry and its photo, a share link, an import with a line of its receipt, and a picture to upload. */
export async function makeFixture(
  studio: Studio,
  { uid, token }: { uid: string; token: string },
): Promise<Fixture> {
  const shelf = await studio.call(listBooks, { token })
  const { bid, source } = shelf.body.data.books[0]
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer()
  const uploaded = await studio.call(uploadImage, { token, file: picture })
  const { image_id, sha256 } = uploaded.body.data
  const body = { content: '今天開始寫日記。', postDate: '2024-05-03 10:30', picList: [image_id] }
  const written = await studio.call(createItem, { token, params: { bid }, body })
  const plan = await studio.call(readPlan, { token, params: { bid } })
  const shared = await studio.call(changeSharing, { token, params: { bid }, body: { link: {} } })
  const lineId = await writeLine(studio.databaseUrl, bid)
  await writeSession(studio.databaseUrl, uid)
  const { item } = written.body.data
  const addressed = await studio.call(createAddress, { token, body: buildAddress() })
  const account = await studio.call(readUser, { token, params: { uid } })
  return {
    uid,
    stranger: (await studio.logIn('withholds')).uid,
    bid,
    sid: source.sid,
    itemId: item.item_id,
    version: item.version,
    month: item.chapter_id,
    lineId,
    pageKey: plan.body.data.pages[0].key,
    share: shared.body.data.link.share,
    picture,
    imageId: image_id,
    sha256,
    otherSession,
    couponCode: await writeCoupon(studio.databaseUrl),
    oid: await writeOrder(studio.databaseUrl, uid, bid),
    addressId: addressed.body.data.address_id,
    accountId: account.body.data.accounts[0].account_id,
    passkeyId: await writePasskey(studio.databaseUrl, uid),
  }
}

async function writeLine(url: string, bid: string): Promise<string> {
  const { db, close } = connect(url, error => {
    throw error
  })
  const importId = `import-${bid}`
  const lineId = `line-${bid}`
  await db
    .insert(imports)
    .values({ importId, bid, via: 'archive', state: 'done', names: [], request: {}, startedAt: new Date(0) })
  const origin = { archive: 'a.zip', path: 'posts.json' }
  const duplicate = {
    id: 'held',
    source: 'facebook' as const,
    kind: 'post' as const,
    time: 1_714_700_000,
    text: '重複的一則',
    media: [],
    people: [],
    links: [],
    origin,
  }
  await db.insert(receiptLines).values({
    lineId,
    bid,
    importId,
    what: 'item',
    outcome: 'duplicate',
    reason: 'same-item',
    name: '重複的一則',
    origin: 'a.zip: posts.json #1',
    held: duplicate,
    taken: false,
  })
  await close()
  return lineId
}

async function writeCoupon(url: string): Promise<string> {
  const { db, close } = connect(url, error => {
    throw error
  })
  const code = 'FOR-EVERYBODY'
  const uses = { usesTotal: 10, usesLeft: 10 }
  await insertCoupon(db, {
    code,
    kind: 'discount',
    percent: 10,
    official: true,
    createdAt: new Date(),
    ...uses,
  })
  await close()
  return code
}

async function writeOrder(url: string, uid: string, bid: string): Promise<string> {
  const { db, close } = connect(url, error => {
    throw error
  })
  const { order, line } = buildOrder({ uid, bid })
  await db.transaction(tx => insertOrder(tx, order, [line]))
  await createPayment(
    db,
    {
      oid: order.oid,
      method: 'card',
      amount: money(order.totalMinor, order.currency),
      createdAt: order.createdAt,
    },
    { newId },
  )
  await close()
  return order.oid
}

const otherSession = 'other-session'

/** The person is logged in on another device too. */
async function writeSession(url: string, uid: string): Promise<void> {
  const { db, close } = connect(url, error => {
    throw error
  })
  const now = new Date()
  const expiresAt = new Date(now.getTime() + 24 * 3_600_000)
  const keys = { tokenHash: otherSession, sessionId: otherSession }
  await db.insert(sessions).values({ ...keys, uid, createdAt: now, lastUsedAt: now, expiresAt })
  await close()
}

/** The person can log in by a passkey too; gives the id of that account. */
async function writePasskey(url: string, uid: string): Promise<string> {
  const { db, close } = connect(url, error => {
    throw error
  })
  const way = { network: 'passkey', subject: 'a-passkey' } as const
  await insertIdentity(db, { ...way, uid, name: '', linkedAt: new Date(0) })
  await close()
  return accountIdOf(way)
}
