import type { Item, Media } from '#domain/books/item'
import { themeColours } from '#domain/covers/cover-colours'
import { chooseCoverPhoto } from '#press/products/diary/choose-cover-photo'
import { lookFor } from '#server/adapters/pictures/look-for'
import { lookAtPictures } from '#sources/pictures/look-at-pictures'
import type { Deps } from '../../../deps.ts'
import { inScratch } from '../../../scratch.ts'
import { insertUserIfNew, lockUser } from '../../account/users/store.ts'
import { type Maker, newDiary } from '../../library/books/new-diary.ts'
import { findGuide, insertBook } from '../../library/books/store.ts'
import { insertOriginals } from '../../library/content/write-originals.ts'
import { putFile } from '../../library/files/put-file.ts'
import { pictureRow } from '../../library/images/picture-row.ts'
import { insertPictures } from '../../library/images/store.ts'
import { typesetBookMonths } from '../typesetting/typeset-book-months.ts'

/** A finished life to show how a book looks, for who has none yet. */
export interface GuideLife {
  owner: string
  items: Item[]
  openMedia(media: Media): Promise<Buffer | 'missing' | 'remote'>
  close(): Promise<void>
}

/** Gives the life; may write into a folder that is there until the life is closed, and stops where it is told to. */
export type OpenGuide = (folder: string, signal: AbortSignal) => Promise<GuideLife>

/** Makes the guide book, once for all users; it is final, and anybody may read it. Stopped, it is made another time. */
export async function makeGuide(deps: Deps, open: OpenGuide, signal: AbortSignal): Promise<void> {
  const { db, settings } = deps
  const existing = await findGuide(db)
  if (existing && existing.totalPage > 0) return
  // two workers may begin at once, each in a folder of its own
  const scratch = `guide-${deps.newId()}`
  const book =
    existing ??
    (await inScratch(settings, scratch, async folder => {
      const life = await open(folder, signal)
      try {
        return await write(deps, life, signal)
      } finally {
        await life.close()
      }
    }))
  signal.throwIfAborted()
  await typesetBookMonths(deps, book, undefined)
}

async function write(deps: Deps, life: GuideLife, signal: AbortSignal) {
  const originals = new Map<string, Buffer>()
  const pictured = await lookAtPictures(
    life.items,
    async media => {
      signal.throwIfAborted()
      const bytes = await life.openMedia(media)
      if (typeof bytes !== 'string') originals.set(media.uri, bytes)
      return bytes
    },
    { lookAt: lookFor(guideUid, deps.pictures) },
  )
  const photos = pictured.items.flatMap(item =>
    item.media.flatMap(({ picture, uri }) => (picture ? [{ picture, uri }] : [])),
  )
  const maker: Maker = { uid: guideUid, name: life.owner, language: 'zh-tw' }
  const begun = newDiary(deps, maker)
  const now = begun.createdAt
  // files belong to somebody from their first byte on
  await insertUserIfNew(deps.db, { ...maker, region: 'TW', readyAt: now, createdAt: now })
  for (const { uri } of photos) await putFile(deps, { uid: guideUid }, originals.get(uri) ?? Buffer.alloc(0))
  const cover = chooseCoverPhoto(pictured.items)?.picture
  return await deps.db.transaction(async tx => {
    // of two workers that begin at once, the second waits here and finds what the first made
    await lockUser(tx, guideUid)
    const made = await findGuide(tx)
    if (made) return made
    const book = await insertBook(tx, {
      ...begun,
      design: {
        ...begun.design,
        template: 'window',
        cover: { color: themeColours[7].hex, ...(cover && { pic: cover.sha256 }) },
      },
      finalized: true,
      public: true,
      guide: true,
      postsInitialized: true,
    })
    await insertPictures(
      tx,
      photos.map(({ picture }) => pictureRow(picture, 0)),
    )
    await insertOriginals(
      tx,
      book,
      new Map(pictured.items.map(item => [item.id, { item, pending: false }])),
      new Map(),
      now,
    )
    return book
  })
}

/** Whose the guide book is: nobody can log in as this one. */
const guideUid = 'guide'
