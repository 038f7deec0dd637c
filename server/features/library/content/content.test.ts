import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeDesign, changeItem, createBook, createItem, readBook, redo, undo } from '#contract/books'
import { uploadImage } from '#contract/images'
import { flushChapter, listItems } from '#contract/social-books'
import { type Answer, type Studio, startStudio } from '../../../../tests/studio.ts'

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

test('letters typed in one run are one step of undo', async () => {
  let { item } = (await write('打字', '2024-06-01 08:00')).body.data
  for (const content of ['打字一', '打字一二', '打字一二三'])
    item = (await change(item, { content, run: 'run1' })).body.data.item
  await studio.call(undo, of())
  expect(await texts()).toContain('2024-06-01 08:00 打字')
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
    photos: [photo(second, { size: 'large' }), photo(first, { removed: true })],
    run: 'photos1',
  })
  expect(body.data.item.photos).toMatchObject([
    { photo_id: second.image_id, sha256: second.sha256, size: 'large', removed: false, added: true },
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
  const cover = () => studio.call(changeDesign, { ...of(), body: { cover: { pic: sha256 } } })
  expect((await cover()).body.errors.code).toBe(40022)
  await change(item, { photos: [{ photoId: image_id, added: true }] })
  expect((await cover()).status).toBe(200)
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
  const item = items[at % Math.max(1, items.length)]
  const body = { content: `新的${words}`, postDate: `2024-0${(at % 9) + 1}-11 10:00`, picList: [] }
  if (kind === 0 || !item) await studio.call(createItem, { token, params, body })
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
