import { apiRoot } from '#contract/call'
import { uploadImage } from '#contract/images'
import { createItem } from '#contract/items'
import { createBook, listBooks, readBook } from '#contract/shelf'
import { drawPhoto } from '#sandbox/demo-life/drawing/draw-photo'
import type { SceneName } from '#sandbox/demo-life/drawing/scenes'
import { planLife } from '#sandbox/demo-life/timeline'
import { smallZip } from '../imports/small-zip.ts'
import { until } from '../kill/attempt.ts'
import { type BookIds, bringIn } from '../kill/book-steps.ts'
import type { Studio } from '../studio.ts'
import type { Visitor } from './visitor.ts'

interface Owner {
  token: string
}

/** The book that a new person finds on the shelf. */
export async function firstBook(studio: Studio, { token }: Owner): Promise<BookIds> {
  const { body } = await studio.call(listBooks, { token })
  const [{ bid, source }] = body.data.books
  return { bid, sid: source.sid }
}

/** Another book of one's own, with nothing in it. */
export async function emptyBook(studio: Studio, { token }: Owner, title: string): Promise<BookIds> {
  const { body } = await studio.call(createBook, { token, body: { title } })
  return { bid: body.data.bid, sid: body.data.source.sid }
}

export interface Entry {
  content: string
  /** YYYY-MM-DD HH:MM */
  postDate: string
  scenes?: readonly SceneName[]
}

/** Writes an entry, with a drawn photo for each scene; gives its id. Its month is set at once. */
export async function writeEntry(
  studio: Studio,
  writer: Owner & Pick<Visitor, 'context'>,
  bid: string,
  entry: Entry,
) {
  const { token, context } = writer
  const { content, postDate, scenes = [] } = entry
  const picList: string[] = []
  for (const scene of scenes) {
    const buffer = await drawnPhoto(scene, `${postDate} ${picList.length}`)
    const uploaded = await context.request.post(apiRoot + uploadImage.path, {
      headers: { authorization: `Token ${token}` },
      multipart: { image: { name: 'photo.jpg', mimeType: 'image/jpeg', buffer } },
    })
    picList.push((await uploaded.json()).data.image_id)
  }
  const body = { content, postDate, picList }
  const written = await studio.call(createItem, { token, params: { bid }, body })
  return { itemId: String(written.body.data.item.item_id), month: String(written.body.data.item.chapter_id) }
}

export function drawnPhoto(scene: SceneName, seed: string, width = 1280, height = 960): Promise<Buffer> {
  return drawPhoto({ scene, hour: 'day', seed, width, height, type: 'jpg', orientation: 1 })
}

/** Brings an archive into a book and waits until its pages are set. */
export async function bringArchive(
  studio: Studio,
  { token }: Owner,
  made: BookIds,
  path: string,
): Promise<void> {
  await bringIn({ origin: studio.origin, token, onCall: () => undefined }, made, path)
  await until('the pages of an archive', async () => {
    const { body } = await studio.call(readBook, { token, params: { bid: made.bid } })
    const { progress, total_page, typeset, retypeset_months } = body.data
    const isSetting = progress.some(
      ({ what, state }: { what: string; state: string }) => what === 'pages' && state === 'running',
    )
    return (!isSetting && total_page > 0 && retypeset_months[typeset].length === 0) || undefined
  })
}

/** A spring of the made-up life as an archive: real words and photos, and quickly read. */
export async function writeSpring(folder: string): Promise<string> {
  const life = planLife('daybound').posts.filter(post => post.facebook && isShown(post.at))
  const files: Record<string, Buffer> = {}
  const posts = []
  for (const { at, text, media } of life) {
    const photos = media.filter(({ kind }) => kind === 'photo')
    for (const { id, drawing } of photos) {
      if ('scene' in drawing)
        files[`${id}.jpg`] = await drawPhoto({ ...drawing, type: 'jpg', orientation: 1 })
    }
    posts.push({ time: at, text, photos: photos.map(({ id }) => `${id}.jpg`) })
  }
  return smallZip(folder, 'facebook-spring.zip', posts, files)
}

/** March to May 2023 */
const isShown = (at: number) => at >= 1_677_600_000 && at < 1_685_548_800
