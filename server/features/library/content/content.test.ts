import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { idempotencyHeader } from '#contract/call'
import { changeDesign } from '#contract/design'
import { takePhotos, uploadImage } from '#contract/images'
import { changeItem, createItem } from '#contract/items'
import { createBook, readBook } from '#contract/shelf'
import { changeSpan, flushChapter, listItems, readSocialBook } from '#contract/social-books'
import { redo, undo } from '#contract/undo'
import { connect } from '#server/kernel/db/connect'
import { drawnPicture } from '../../../../tests/press/drawn-picture.ts'
import { type Answer, type Studio, startStudio } from '../../../../tests/studio.ts'
import { raiseRevision } from '../books/store.ts'
import { lockItems } from './write-items.ts'

let studio: Studio
let token: string
let bid: string
let sid: string

beforeAll(async () => {
  studio = await startStudio({ worker: false })
  ;({ token, bid, sid } = await studio.firstBook('empty'))
})
afterAll(() => studio.close())

const of = () => ({ token, params: { bid } })
const write = (content: string, postDate = '2024-05-03 10:30') =>
  studio.call(createItem, { ...of(), body: { content, postDate, picList: [] } })
const change = (
  item: { item_id: string; chapter_id: string; version: number },
  body: object,
): Promise<Answer> =>
  studio.call(changeItem, {
    token,
    params: { bid, chapterId: item.chapter_id, itemId: item.item_id },
    body: { version: item.version, ...body },
  })
const texts = async () => {
  const { body } = await studio.call(listItems, {
    token,
    params: { sid },
    query: { chosen: true, deleted: false },
  })
  return body.data.items.map(
    (item: { content: string; post_date: string }) => `${item.post_date} ${item.content}`,
  )
}

test('an entry whose answer was lost is one entry, however often it is sent, and as it was sent last', async () => {
  const mine = await studio.firstBook('withholds')
  const [one, two] = [await upload(mine.token, '#184'), await upload(mine.token, '#481')]
  const entry = { content: '下雪了', postDate: '2020-01-05 08:00', picList: [one.image_id] }
  const send = (to: typeof mine, body: object, key = 'an-entry-of-this-draft') =>
    studio.call(createItem, {
      token: to.token,
      params: { bid: to.bid },
      body,
      headers: { [idempotencyHeader]: key },
    })
  const listed = async (to: typeof mine): Promise<[string, string, number][]> => {
    const { body } = await studio.call(listItems, { token: to.token, params: { sid: to.sid } })
    return body.data.items.map((item: { post_date: string; content: string; photos: unknown[] }) => [
      item.post_date,
      item.content,
      item.photos.length,
    ])
  }
  const read = async () =>
    (await studio.call(readBook, { token: mine.token, params: { bid: mine.bid } })).body.data

  const answers = await Promise.all([send(mine, entry), send(mine, entry), send(mine, entry)])
  answers.push(await send(mine, entry))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(new Set(answers.map(({ body }) => body.data.item.item_id)).size).toBe(1)
  expect(await listed(mine)).toEqual([['2020-01-05 08:00', '下雪了', 1]])
  const { revision } = await read()
  await send(mine, entry)
  expect((await read()).revision).toBe(revision)

  const changed = {
    content: '下大雪了',
    title: '雪',
    postDate: '2020-02-05 08:00',
    picList: [two.image_id, one.image_id],
  }
  const { item } = (await send(mine, changed)).body.data
  expect(item).toMatchObject({ chapter_id: '202002', title: '雪' })
  expect(item.photos.map((photo: { sha256: string }) => photo.sha256)).toEqual([two.sha256, one.sha256])
  await send(mine, changed)
  expect(await listed(mine)).toEqual([['2020-02-05 08:00', '下大雪了', 2]])
  await studio.call(undo, { token: mine.token, params: { bid: mine.bid } })
  expect(await listed(mine)).toEqual([['2020-01-05 08:00', '下雪了', 1]])

  await send(mine, entry, 'an-entry-of-another-draft')
  expect(await listed(mine)).toHaveLength(2)
  const other = await studio.firstBook('demo')
  await send(other, { ...entry, picList: [] })
  expect(await listed(other)).toEqual([['2020-01-05 08:00', '下雪了', 0]])
})

test('an entry that is sent again as it was takes back nothing that was done to it since', async () => {
  const key = { headers: { [idempotencyHeader]: 'an-entry-that-is-kept' } }
  const send = (body: object) =>
    studio.call(createItem, { ...of(), ...key, body: { postDate: '2019-01-05 08:00', picList: [], ...body } })
  const photo = await upload(token, '#418')
  const picList = [photo.image_id]
  let { item } = (await send({ content: '下雪丁', picList })).body.data
  const edit = async (body: object) => {
    item = (await change(item, body)).body.data.item
  }
  const crop = { x: 0, y: 0, w: 0.5, h: 0.5 }
  await edit({ content: '下雪了', photos: [{ photo_id: item.photos[0].photo_id, crop }] })
  expect((await send({ content: '下雪丁', picList })).body.data.item).toEqual(item)
  // nor do words that were written on: they are refused, and stay with who wrote them
  const other = await send({ content: '下大雪', picList })
  expect([other.status, other.body.errors.code]).toEqual([409, 40900])
  await edit({ deleted: true })
  expect((await send({ content: '下雪丁', picList })).body.data.item).toEqual(item)
  expect((await send({ content: '下大雪', picList })).status).toBe(409)
  expect(item).toMatchObject({ deleted: true, content: '下雪了', photos: [{ crop }] })
})

test('words that were written on are the entry, each time that their answer is lost', async () => {
  const key = { headers: { [idempotencyHeader]: 'an-entry-written-on' } }
  const send = (content: string) =>
    studio.call(createItem, { ...of(), ...key, body: { postDate: '2019-02-05 08:00', picList: [], content } })
  for (const content of ['下', '下雪', '下雪了'])
    expect((await send(content)).body.data.item).toMatchObject({ content })
  const { item } = (await send('下雪了')).body.data
  const mended = (await change(item, { content: '下大雪了' })).body.data.item
  expect((await send('下雪了')).body.data.item).toEqual(mended)
})

test('an entry needs words or a picture, and a day of the calendar', async () => {
  expect((await write('  ')).body.errors.code).toBe(40020)
  expect((await write('一則', '2024-02-30 10:00')).body.errors.code).toBe(40021)
  expect((await write('一則', '24-02-03 10:00')).body.errors.code).toBe(40021)
})

test('of two edits of one version, one is kept and the other is told', async () => {
  const { item } = (await write('原來的字')).body.data
  const answers = await Promise.all([change(item, { content: '甲' }), change(item, { content: '乙' })])
  expect(answers.map(answer => answer.status).sort()).toEqual([200, 409])
  const content = answers.find(answer => answer.status === 200)?.body.data.item.content
  expect((await texts()).at(-1)).toContain(content)
})

test('who edits an entry while its last edit is taken back waits, and neither fails', async () => {
  const { item } = (await write('一句', '2024-06-02 08:00')).body.data
  await change(item, { content: '兩句' })
  const connection = connect(studio.databaseUrl, error => {
    throw error
  })
  onTestFinished(() => connection.close())
  const { db } = connection
  const waiting = sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const [locked, onwards] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const editing = db.transaction(async tx => {
    await lockItems(tx, bid, [item.item_id])
    locked.resolve()
    await onwards.promise
    await raiseRevision(tx, bid, new Date())
  })
  await locked.promise
  const undoing = studio.call(undo, of())
  await expect.poll(async () => (await db.execute(waiting)).rows).toHaveLength(1)
  onwards.resolve()
  await editing
  expect((await undoing).status).toBe(200)
  expect((await texts()).at(-1)).toBe('2024-06-02 08:00 一句')
})

test('letters typed in one run are one step of undo', async () => {
  let { item } = (await write('打字', '2024-06-01 08:00')).body.data
  for (const content of ['打字一', '打字一二', '打字一二三'])
    item = (await change(item, { content, run: 'run1' })).body.data.item
  await studio.call(undo, of())
  expect(await texts()).toContain('2024-06-01 08:00 打字')
})

test('what was taken back is had again by undo, also after something else was typed', async () => {
  let { item } = (await write('一', '2024-06-03 08:00')).body.data
  const type = async (content: string, run: string) => {
    item = (await change(item, { content, run })).body.data.item
  }
  const step = async (way: typeof undo | typeof redo) => {
    const { body } = await studio.call(way, of())
    const { items } = (await studio.call(listItems, { token, params: { sid } })).body.data
    item = items.find((listed: { item_id: string }) => listed.item_id === item.item_id)
    return [item.content, body.data.book.undo, body.data.book.redo]
  }
  await type('一二', 'word1')
  await type('一二三', 'word2')
  expect(await step(undo)).toEqual(['一二', 'edit', 'edit'])
  expect(await step(undo)).toEqual(['一', 'patch', 'edit'])
  // in the run of a word that is not there any more
  await type('一九', 'word2')
  expect(await step(undo)).toEqual(['一', 'undo', 'edit'])
  expect(await step(undo)).toEqual(['一二三', 'edit', 'undo'])
  expect(await step(undo)).toEqual(['一二', 'edit', 'edit'])
  for (let i = 0; i < 2; i += 1) await step(redo)
  expect((await step(redo))[0]).toBe('一九')
})

test('an entry with another date stands in its month', async () => {
  const { item } = (await write('搬家', '2024-06-02 08:00')).body.data
  const moved = (await change(item, { postDate: '2023-01-05 09:00' })).body.data
  expect(moved.item.chapter_id).toBe('202301')
  expect(moved.chapter.pages.every((page: { chapter_id: string }) => page.chapter_id === '202301')).toBe(true)
})

test('a whole month goes into the recycle bin and comes back', async () => {
  const before = await texts()
  const flush = (type: string) =>
    studio.call(flushChapter, { token, params: { sid, cid: '202406' }, body: { type } })
  expect((await flush('delete')).body.data.changed).toBeGreaterThan(0)
  expect((await texts()).some((text: string) => text.startsWith('2024-06'))).toBe(false)
  await flush('recover')
  expect(await texts()).toEqual(before)
})

test('what lies in the recycle bin is recovered before it is changed, in one call or in two', async () => {
  const { item } = (await write('丟掉', '2024-07-01 08:00')).body.data
  const binned = (await change(item, { deleted: true })).body.data.item
  for (const edit of [
    { content: '改' },
    { postDate: '2024-08-01 08:00' },
    { photos: [] },
    { deleted: true, title: '題' },
  ]) {
    const refused = await change(binned, edit)
    expect([refused.status, refused.body.errors.code]).toEqual([409, 40904])
  }
  const recovered = await change(binned, { deleted: false, content: '撿回來' })
  expect(recovered.body.data.item).toMatchObject({ content: '撿回來', deleted: false })
})

test('the address of a cover picture names one of the book, and no other site', async () => {
  const file = await drawnPicture(640, 640, '#B93A2B')
  const { image_id, sha256 } = (await studio.call(uploadImage, { token, file })).body.data
  await studio.call(createItem, {
    ...of(),
    body: { content: '', postDate: '2024-07-02 08:00', picList: [image_id] },
  })
  const cover = (imageUrl: string) => studio.call(changeDesign, { ...of(), body: { cover: { imageUrl } } })
  for (const foreign of [
    'https://example.org/a.jpg',
    `https://example.org/media/${sha256}/640`,
    '//example.org/x',
  ]) {
    expect((await cover(foreign)).body.errors.code).toBe(40022)
  }
  const changed = (await cover(`/media/${sha256}/640`)).body.data.design.cover
  expect(changed.pic).toBe(sha256)
  expect(changed).not.toHaveProperty('image_url')
})

test('photos of the book go into other entries and onto inserted pages; those of other books do not', async () => {
  const file = await drawnPicture(700, 640, '#3A6B4F')
  const { image_id, sha256 } = (await studio.call(uploadImage, { token, file })).body.data
  const take = (pictures: string[]) => studio.call(takePhotos, { ...of(), body: { pictures } })
  // it is not in the book yet
  expect((await take([sha256])).body.errors.code).toBe(40022)
  const entry = { content: '', postDate: '2024-07-03 08:00', picList: [image_id] }
  await studio.call(createItem, { ...of(), body: entry })
  const taken = await take([sha256, sha256])
  const [first, second] = taken.body.data.images
  expect(first).toMatchObject({ sha256, width: 700, height: 640, image: `/media/${sha256}/640` })
  expect(new Set([image_id, first.image_id, second.image_id]).size).toBe(3)
  const { item } = (await write('一年的樣子')).body.data
  const added = await change(item, { photos: [{ photoId: first.image_id, added: true }] })
  expect(added.body.data.item.photos).toMatchObject([{ sha256, removed: false }])
  const inserts = [{ insertId: 'p1', kind: 'photo', at: 'back', imageId: second.image_id }]
  expect((await studio.call(changeDesign, { ...of(), body: { inserts } })).status).toBe(200)
  const other = await studio.firstBook('second')
  const strange = { token: other.token, params: { bid: other.bid }, body: { pictures: [sha256] } }
  expect((await studio.call(takePhotos, strange)).body.errors.code).toBe(40022)
})

test('a title has at most forty characters, as readers count them', async () => {
  const title = (count: number) =>
    studio.call(changeDesign, { ...of(), body: { title: '👨‍👩‍👧'.repeat(count) } })
  expect((await title(12)).status).toBe(200)
  const long = await studio.call(changeDesign, { ...of(), body: { title: '字'.repeat(41) } })
  expect(long.status).toBe(400)
})

test('photos are added to an entry, in their places, and taken back as one step', async () => {
  let { item } = (await write('有照片的一天', '2022-07-08 09:00')).body.data
  const [first, second] = [await upload(token, '#284'), await upload(token, '#842')]
  const photo = (picture: typeof first, edit: object = {}) => ({
    photoId: picture.image_id,
    added: true,
    ...edit,
  })
  item = (await change(item, { photos: [photo(first)], run: 'photos1' })).body.data.item
  const { body } = await change(item, {
    photos: [
      photo(second, { size: 'large', pictureKind: 'words', focus: { x: 0.2, y: 0.7 } }),
      photo(first, { removed: true }),
    ],
    run: 'photos1',
  })
  expect(body.data.item.photos).toMatchObject([
    {
      photo_id: second.image_id,
      sha256: second.sha256,
      size: 'large',
      seen_as: 'photo',
      picture_kind: 'words',
      focus: { x: 0.2, y: 0.7 },
    },
    { photo_id: first.image_id, removed: true },
  ])
  const drawn = body.data.chapter.drawn.map((page: { svg: string }) => page.svg).join()
  expect([drawn.includes(second.sha256), drawn.includes(first.sha256)]).toEqual([true, false])
  const photosNow = async () =>
    (await studio.call(listItems, { token, params: { sid }, query: { q: '有照片的一天' } })).body.data
      .items[0].photos.length
  await studio.call(undo, of())
  expect(await photosNow()).toBe(0)
  await studio.call(redo, of())
  expect(await photosNow()).toBe(2)
})

test('a photo of an entry can be the picture of the cover, also one that was added', async () => {
  const { item } = (await write('封面的那一天')).body.data
  const { image_id, sha256 } = await upload(token, '#482')
  const cover = (more: object = {}) =>
    studio.call(changeDesign, { ...of(), body: { cover: { pic: sha256, ...more } } })
  expect((await cover()).body.errors.code).toBe(40022)
  const changed = await change(item, { photos: [{ photoId: image_id, added: true }] })
  const focus = changed.body.data.item.photos[0].seen_focus
  const coverNow = async (more: object = {}) => (await cover(more)).body.data.design.cover
  // what one looks at stays in sight until the picture is cropped
  expect(await coverNow()).toMatchObject({ pic: sha256, ...focus })
  const crop = { x: 0.2, y: 0, w: 0.5, h: 1 }
  const cropped = await coverNow({ crop, ...focus })
  expect([cropped.crop, cropped.x, cropped.y]).toEqual([crop, undefined, undefined])
  expect(await coverNow({ crop: null })).toMatchObject(focus)
  expect(await coverNow({ x: 0.1, y: 0.9 })).toMatchObject({ x: 0.1, y: 0.9 })
})

test('what is saved again as it is makes no step of undo', async () => {
  const { image_id } = await upload(token, '#248')
  const crop = { x: 0.1, y: 0.2, w: 0.5, h: 0.6 }
  const state = async () => {
    const { body } = await studio.call(readBook, of())
    return [body.data.revision, body.data.undo]
  }

  let { item } = (await write('存兩次', '2021-07-08 09:00')).body.data
  const photos = [{ photoId: image_id, added: true, crop, size: 'large', caption: '港口' }]
  item = (await change(item, { photos, place: { name: '港' } })).body.data.item
  const edited = await state()
  item = (await change(item, { photos, place: { name: '港' } })).body.data.item
  expect(await state()).toEqual(edited)

  const inserts = [{ insertId: 'i1', kind: 'photo', at: 'front', text: '給你', imageId: image_id }]
  const design = { cover: { crop, imageId: image_id, color: '#243F66' }, inserts }
  expect((await studio.call(changeDesign, { ...of(), body: design })).status).toBe(200)
  const designed = await state()
  expect((await studio.call(changeDesign, { ...of(), body: design })).status).toBe(200)
  expect(await state()).toEqual(designed)
  await studio.call(undo, of())
  expect((await state())[1]).toBe('photos')
})

test('a picture of somebody else cannot be added to an entry', async () => {
  const { item } = (await write('只有我的')).body.data
  const { image_id } = await upload((await studio.logIn('second')).token, '#428')
  for (const photoId of [image_id, 'not-there'])
    expect((await change(item, { photos: [{ photoId, added: true }] })).body.errors?.code).toBe(40022)
})

test('a picture of somebody else cannot be put on a cover', async () => {
  const { status, body } = await studio.call(changeDesign, {
    ...of(),
    body: { cover: { pic: 'a'.repeat(64) } },
  })
  expect([status, body.errors.code]).toEqual([400, 40022])
})

test('whatever was done, undo goes back to the beginning and redo to the end', async () => {
  const made = await studio.call(createBook, { token, body: {} })
  const book = { bid: made.body.data.bid, sid: made.body.data.source.sid }
  const state = async () => {
    const [items, shown] = await Promise.all([
      studio.call(listItems, { token, params: { sid: book.sid } }),
      studio.call(readBook, { token, params: { bid: book.bid } }),
    ])
    const { design, typeset } = shown.body.data
    // the versions grow for good: they are not part of what undo gives back
    const plain = items.body.data.items
      .filter((item: { chosen: boolean }) => item.chosen)
      .map(({ content, post_date, deleted, place }: Record<string, unknown>) => ({
        content,
        post_date,
        deleted,
        place,
      }))
    return JSON.stringify([plain, design, typeset])
  }
  const step = fc.record({ kind: fc.nat(4), at: fc.nat(9), words: fc.string({ maxLength: 12 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async steps => {
      const start = await state()
      let done = 0
      for (const { kind, at, words } of steps) done += (await act(book, kind, at, words)) ? 1 : 0
      const end = await state()
      for (let i = 0; i < done; i += 1) await studio.call(undo, { token, params: { bid: book.bid } })
      expect(await state()).toBe(start)
      for (let i = 0; i < done; i += 1) await studio.call(redo, { token, params: { bid: book.bid } })
      expect(await state()).toBe(end)
    }),
    { numRuns: 12, seed: 3 },
  )
})

test('a span of months is taken in and left again as one step', async () => {
  const { token, bid, sid } = await studio.firstBook('second')
  for (const month of ['2018-05', '2019-05', '2020-05'])
    await studio.call(createItem, {
      token,
      params: { bid },
      body: { content: month, postDate: `${month}-03 10:00`, picList: [] },
    })
  const span = (since: string | null, until: string | null) =>
    studio.call(changeSpan, { token, params: { sid }, body: { since, until } })
  const now = async () => {
    const { body } = await studio.call(readSocialBook, { token, params: { sid } })
    const months = body.data.chapters.filter((month: { chosen: number }) => month.chosen > 0)
    return [body.data.span, months.map((month: { month: string }) => month.month)]
  }
  const open = { since: null, until: null }
  expect(await now()).toEqual([open, ['201805', '201905', '202005']])
  await span('201901', '201912')
  const year = [{ since: '201901', until: '201912' }, ['201905']]
  expect(await now()).toEqual(year)
  await span('202001', null)
  expect(await now()).toEqual([{ since: '202001', until: null }, ['202005']])
  await studio.call(undo, { token, params: { bid } })
  expect(await now()).toEqual(year)
  await studio.call(undo, { token, params: { bid } })
  expect(await now()).toEqual([open, ['201805', '201905', '202005']])
})

/** The entries that were made, the first first. */
const made: string[] = []

/** One thing that a person does. Gives whether it made a step. */
async function act(
  book: { bid: string; sid: string },
  kind: number,
  at: number,
  words: string,
): Promise<boolean> {
  const params = { bid: book.bid }
  const before = (await studio.call(readBook, { token, params })).body.data.revision
  const { items } = (await studio.call(listItems, { token, params: { sid: book.sid } })).body.data
  // ids are drawn anew at each run: among equal times they give an order by chance
  items.sort(
    (a: { item_id: string }, b: { item_id: string }) => made.indexOf(a.item_id) - made.indexOf(b.item_id),
  )
  const item = items[at % Math.max(1, items.length)]
  const body = { content: `新的${words}`, postDate: `2024-0${(at % 9) + 1}-11 10:00`, picList: [] }
  if (kind === 0 || !item)
    made.push((await studio.call(createItem, { token, params, body })).body.data.item.item_id)
  else if (kind === 1) await edit(book.bid, item, { content: `改${words}` })
  else if (kind === 2) await edit(book.bid, item, { deleted: !item.deleted })
  else if (kind === 3)
    await edit(book.bid, item, { postDate: `2023-0${(at % 9) + 1}-01 12:00`, place: { name: `地${words}` } })
  else await studio.call(changeDesign, { token, params, body: { title: `書名${words}` } })
  return (await studio.call(readBook, { token, params })).body.data.revision > before
}

function edit(book: string, item: { item_id: string; chapter_id: string; version: number }, body: object) {
  const params = { bid: book, chapterId: item.chapter_id, itemId: item.item_id }
  return studio.call(changeItem, { token, params, body: { version: item.version, ...body } })
}

async function upload(whose: string, background: string): Promise<{ image_id: string; sha256: string }> {
  const picture = sharp({ create: { width: 600, height: 500, channels: 3, background } })
  const { body } = await studio.call(uploadImage, { token: whose, file: await picture.jpeg().toBuffer() })
  return body.data
}
