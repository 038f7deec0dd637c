import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBook, readWarnings } from '#contract/book-check'
import { changeDesign } from '#contract/design'
import { uploadImage } from '#contract/images'
import { createItem } from '#contract/items'
import { readPlan } from '#contract/pages'
import { drawnPicture } from '../../../../tests/press/drawn-picture.ts'
import { type Studio, startStudio } from '../../../../tests/studio.ts'

let studio: Studio
let token: string
let bid: string
beforeAll(async () => {
  studio = await startStudio({ worker: false })
  ;({ token, bid } = await studio.firstBook('empty'))
})
afterAll(() => studio.close())

const check = async () => (await studio.call(checkBook, { token, params: { bid } })).body

test('a book without pages is refused, a thin one is not, and a page without its picture is named', async () => {
  expect(await check()).toMatchObject({ errors: { code: 40050 } })
  const file = await drawnPicture(800, 600, '#7FA3B5')
  const { image_id, sha256 } = (await studio.call(uploadImage, { token, file })).body.data
  const body = { content: '港口', postDate: '2024-05-03 10:30', picList: [image_id] }
  await studio.call(createItem, { token, params: { bid }, body })
  expect(await check()).toEqual({ data: { page_index: -1, pages_valid: 0 } })

  const inserts = [
    { insertId: 'empty', kind: 'photo', at: 'back', text: '照片之後再放' },
    { insertId: 'wordless', kind: 'dedication', at: 'front' },
    { insertId: 'full', kind: 'photo', at: 'back', imageId: image_id },
    { insertId: 'notes', kind: 'blank', at: 'back' },
  ]
  await studio.call(changeDesign, { token, params: { bid }, body: { inserts } })
  const { warnings } = (await studio.call(readWarnings, { token, params: { bid } })).body.data
  const empty = warnings.filter(({ kind }: { kind: string }) => kind.startsWith('insert-'))
  expect(empty).toEqual([
    expect.objectContaining({
      kind: 'insert-without-words',
      insert_id: 'wordless',
      folio: expect.any(Number),
    }),
    expect.objectContaining({ kind: 'insert-without-photo', insert_id: 'empty', folio: expect.any(Number) }),
  ])
  const plan = (await studio.call(readPlan, { token, params: { bid } })).body.data
  expect(plan.pages[(await check()).data.page_index]).toMatchObject({ insert_id: 'empty' })
  await studio.call(changeDesign, { token, params: { bid }, body: { inserts: [] } })

  const client = new pg.Client({ connectionString: studio.databaseUrl })
  await client.connect()
  await client.query('delete from pictures where sha256 = $1', [sha256])
  await client.end()
  const { pages } = (await studio.call(readPlan, { token, params: { bid } })).body.data
  const { page_index } = (await check()).data
  expect(pages[page_index]).toMatchObject({ chapter_id: expect.any(String) })
})

test('characters of title and author that no font has are told of, as those of a page are', async () => {
  const body = { content: '海', postDate: '2024-05-04 10:30' }
  await studio.call(createItem, { token, params: { bid }, body })
  const glyphs = async () => {
    const { warnings } = (await studio.call(readWarnings, { token, params: { bid } })).body.data
    return warnings.filter(({ kind }: { kind: string }) => kind === 'missing-glyph')
  }
  expect(await glyphs()).toEqual([])
  await studio.call(changeDesign, { token, params: { bid }, body: { title: '海꧁', author: 'Mei 𓀀' } })
  expect(await glyphs()).toEqual([{ kind: 'missing-glyph', value: '꧁𓀀' }])
})
