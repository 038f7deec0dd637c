import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { request } from 'undici'
import { expect, onTestFinished, test } from 'vitest'
import { readPlan } from '#contract/pages'
import { listBooks } from '#contract/shelf'
import { writeDemoLife } from '#sandbox/demo-life/write-demo-life'
import { playedStore, storeEnvironment } from './imports/played-store.ts'
import { bringIn, download, newBook } from './kill/book-steps.ts'
import { startStudio } from './studio.ts'

test('with its files in a bucket, a life comes in, is shown and goes out as a book', async () => {
  const store = await playedStore()
  onTestFinished(() => store.stop())
  const studio = await startStudio({
    guide: true,
    environment: storeEnvironment(store.address),
  })
  onTestFinished(() => studio.close())
  const folder = await mkdtemp(join(tmpdir(), 'daybound-bucket-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const archive = join(folder, 'life.zip')
  await writeDemoLife({ target: { zip: archive }, photos: 'small', scale: { posts: 30, photos: 12 } })

  const { token } = await studio.logIn('empty')
  const caller = { origin: studio.origin, token, onCall: () => undefined }
  const fetched = async (path: string, headers = {}) => {
    const { statusCode, body } = await request(studio.origin + path, { headers })
    return { status: statusCode, bytes: Buffer.from(await body.arrayBuffer()) }
  }
  const book = await newBook(caller)
  await bringIn(caller, book, archive)
  const { pages, volumes } = (await studio.call(readPlan, { token, params: { bid: book.bid } })).body.data
  expect(pages.length).toBeGreaterThan(8)
  expect(volumes.map((volume: { pages: number }) => volume.pages)).toEqual([pages.length])
  let inFile = 0
  const file = await download(caller, book, async href => {
    const whole = await fetched(href)
    const part = await fetched(href, { range: 'bytes=100-199' })
    expect([whole.status, part.status]).toEqual([200, 206])
    expect(part.bytes.equals(whole.bytes.subarray(100, 200))).toBe(true)
    expect(whole.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    inFile = (await PDFDocument.load(whole.bytes, { updateMetadata: false })).getPageCount()
    return whole.bytes
  })
  expect(file.pages).toBe(inFile)

  const { books } = (await studio.call(listBooks, { token })).body.data
  // the shelf counts the pages of the printed book, as the preview shows them
  expect(books.map((book: { total_page: number }) => book.total_page)).toContain(pages.length)
  expect(books.length).toBeGreaterThanOrEqual(2)
  // nothing of the store is on the machine
  const names = await readdir(studio.folder)
  expect(names.filter(name => name === 'files' || name === 'uploads')).toEqual([])
})
