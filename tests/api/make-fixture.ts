import sharp from 'sharp'
import { createItem, listBooks, readPlan } from '#contract/books'
import { uploadImage } from '#contract/images'
import { changeSharing } from '#contract/sharing'
import { sessions } from '#server/features/account/schema'
import { imports, receiptLines } from '#server/features/library/schema'
import { connect } from '#server/kernel/db/connect'
import type { Studio } from '../studio.ts'
import type { Fixture } from './requests.ts'

/** A book with one entry, a share link, an import with a line of its receipt, and a picture to upload. */
export async function makeFixture(
  studio: Studio,
  { uid, token }: { uid: string; token: string },
): Promise<Fixture> {
  const shelf = await studio.call(listBooks, { token })
  const { bid, source } = shelf.body.data.books[0]
  const body = { content: '今天開始寫日記。', postDate: '2024-05-03 10:30', picList: [] }
  const written = await studio.call(createItem, { token, params: { bid }, body })
  const plan = await studio.call(readPlan, { token, params: { bid } })
  const shared = await studio.call(changeSharing, { token, params: { bid }, body: { link: {} } })
  const lineId = await writeLine(studio.databaseUrl, bid)
  await writeSession(studio.databaseUrl, uid)
  const { item } = written.body.data
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer()
  const uploaded = await studio.call(uploadImage, { token, file: picture })
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
    imageId: uploaded.body.data.image_id,
    otherSession,
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
