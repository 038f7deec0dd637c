import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { request } from 'undici'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { apiRoot } from '#contract/call'
import type { QuotaKind } from '#domain/quotas/quotas'
import { sessions } from '#server/features/account/sessions/schema'
import type { BookRow } from '#server/features/library/books/schema'
import { quotaUses } from '#server/features/library/quotas/schema'
import { type ImportFixture, importFixture } from '../../../../tests/imports/import-fixture.ts'
import { uploadServer } from '../../../../tests/imports/upload-server.ts'
import { sessionRow } from '../../../../tests/login/session-row.ts'
import { freeBytesOf } from '../../../free-bytes-of.ts'
import { createBook } from '../books/create-book.ts'
import { importArchives } from '../imports/import-archives.ts'
import { startImport } from '../imports/start-import.ts'
import { readPromisedBytes } from '../uploads/promised-bytes.ts'
import { checkQuota } from './check-quota.ts'
import { deleteOldQuotaUses, insertQuotaUse, readUsed } from './store.ts'

let fixture: ImportFixture
let server: Awaited<ReturnType<typeof uploadServer>>
let book: BookRow
let usual: ImportFixture['deps']['settings']['quotas']
beforeAll(async () => {
  fixture = await importFixture()
  usual = fixture.deps.settings.quotas
  server = await uploadServer(fixture.database.url, fixture.folder, 2 ** 33)
})
afterAll(async () => {
  await server.close()
  await fixture.close()
})
beforeEach(async () => {
  book = await fixture.newBook()
  await fixture.deps.db.insert(sessions).values(sessionRow(book.uid, book.uid))
  allow({})
})

/** What everybody may have from now on. */
function allow(quotas: Partial<Record<QuotaKind, number>>) {
  for (const { settings } of [fixture.deps, server.deps])
    Object.assign(settings, { quotas: { ...usual, ...quotas }, keepFreeBytes: 0 })
}

async function begin(bytes: number) {
  const answer = await request(`${server.address}${apiRoot}/uploads/`, {
    method: 'POST',
    headers: {
      'tus-resumable': '1.0.0',
      authorization: `Token ${book.uid}`,
      'accept-language': 'en',
      'upload-length': String(bytes),
      'upload-metadata': `bid ${Buffer.from(book.bid).toString('base64')}`,
    },
  })
  const text = await answer.body.text()
  return { status: answer.statusCode, errors: text === '' ? undefined : JSON.parse(text).errors }
}

test('of two uploads at once that fit only one by one, one is taken', async () => {
  allow({ uploads: 1 })
  const answers = await Promise.all([begin(10), begin(10), begin(10)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403])
  expect(await readUsed(fixture.deps.db, book.uid)).toMatchObject({ uploads: 1, uploadBytes: 10 })
})

test('a refusal names the figures, and leaves no file', async () => {
  const before = (await readdir(join(fixture.folder, 'uploads'))).length
  allow({ uploadBytes: 2 ** 30 })
  expect((await begin(0.5 * 2 ** 30)).status).toBe(201)
  const refused = await begin(2 ** 30)
  expect(refused).toMatchObject({
    status: 403,
    errors: { code: 40310, figures: { used: '0.5', limit: '1' } },
  })
  expect(refused.errors.message).toContain('0.5 of 1 GB')
  expect(await readdir(join(fixture.folder, 'uploads'))).toHaveLength(before + 1)
})

test('no upload begins that would take what must stay free, and what others were promised counts', async () => {
  const before = await readPromisedBytes(fixture.deps)
  await begin(5000)
  expect((await readPromisedBytes(fixture.deps)) - before).toBe(5000)
  const keepFreeBytes = (await freeBytesOf(fixture.folder)) + 2 ** 40
  Object.assign(server.deps.settings, { keepFreeBytes })
  expect(await begin(10)).toMatchObject({ status: 507, errors: { code: 50700 } })
})

test('of two books at once that the shelf has one place for, one is made', async () => {
  allow({ books: 2 })
  const made = await Promise.all([1, 2, 3].map(() => createBook(book.uid, {}, fixture.deps)))
  expect(made.filter(answer => 'refused' in answer)).toEqual(
    [1, 2].map(() => ({ refused: 'tooManyBooks', figures: { used: '2', limit: '2' } })),
  )
})

test('imports count for a day, also after their book is deleted, and PDFs for an hour', async () => {
  const { db } = fixture.deps
  allow({ imports: 1, pdfs: 1 })
  await db.transaction(tx =>
    startImport(tx, fixture.deps, { bid: book.bid, via: 'archive', request: {}, names: [] }),
  )
  expect(await importArchives(book, book.uid, [], fixture.deps)).toMatchObject({
    refused: 'quotaImports',
    figures: { used: '1', limit: '1' },
  })
  await insertQuotaUse(db, book.uid, 'pdf')
  const check = (more: object) => db.transaction(tx => checkQuota(tx, fixture.deps, book.uid, more))
  expect(await check({ pdfs: 1 })).toMatchObject({ refused: 'quotaPdfs' })
  await db.update(quotaUses).set({ usedAt: new Date(Date.now() - 2 * 3_600_000) })
  expect(await check({ pdfs: 1 })).toBeUndefined()
  expect(await check({ imports: 1 })).toMatchObject({ refused: 'quotaImports' })
  await db.update(quotaUses).set({ usedAt: new Date(Date.now() - 25 * 3_600_000) })
  expect(await check({ imports: 1 })).toBeUndefined()
  await deleteOldQuotaUses(db)
  expect(await db.select().from(quotaUses)).toEqual([])
})
