import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { languageCodes } from '#domain/catalogue/languages'
import type { Mail } from '#server/adapters/mail/mailer'
import type { Deps } from '#server/deps'
import { identities } from '#server/features/account/identities/schema'
import type { BookRow } from '#server/features/library/books/schema'
import { endImport } from '#server/features/library/imports/import-states'
import { readImport } from '#server/features/library/imports/store'
import { workEnded } from '#server/features/library/topics'
import { createAddress } from '#server/features/shop/addresses/write-address'
import { eventsOf } from '#server/kernel/events/reactions'
import { newId } from '#server/new-id'
import { type ImportFixture, importFixture } from '../../../../tests/imports/import-fixture.ts'
import { buildAddress } from '../../../../tests/shop/build-address.ts'
import { noticeJob } from './notice-job.ts'
import { noticeReactions } from './reactions.ts'
import { renderNotice } from './render-notice.ts'
import { bookNotices, noticeKinds } from './schema.ts'
import { findMailAddress, insertNotice } from './store.ts'

let fixture: ImportFixture
let deps: Deps
const sent: Mail[] = []
const queued: string[] = []
beforeAll(async () => {
  fixture = await importFixture()
  deps = {
    ...fixture.deps,
    events: eventsOf(noticeReactions, () => deps),
    jobs: {
      ...fixture.deps.jobs,
      async enqueue(_tx, queue, payload) {
        if (queue.name === 'notice') queued.push(Object(payload).noticeId)
      },
    },
    mailer: {
      async send(mail) {
        sent.push(mail)
        return 'sent'
      },
      close: async () => undefined,
    },
  }
})
beforeEach(() => {
  sent.length = 0
  queued.length = 0
})
afterAll(() => fixture.close())

async function endOne(book: BookRow, state: 'done' | 'failed' = 'done'): Promise<void> {
  const row = await readImport(deps.db, await fixture.ask(book, []))
  if (!row) throw new Error('the import was not written')
  await endImport(deps, row, { state, items: 3 })
}

const statesOf = async ({ bid }: BookRow) =>
  (await deps.db.select().from(bookNotices).where(eq(bookNotices.bid, bid))).map(({ state }) => state)

test('who asked is told by one mail when the import is done, however often he asked and it is sent', async () => {
  const book = await fixture.newBook()
  await createAddress(book.uid, buildAddress({ email: 'yijun@example.com' }), deps)
  for (const id of [newId(), newId()]) await insertNotice(deps.db, id, book.bid)
  expect(await statesOf(book)).toEqual(['asked'])
  await endOne(book)
  await endOne(book)
  expect(queued).toHaveLength(1)
  for (let times = 0; times < 2; times += 1)
    for (const noticeId of queued) await noticeJob.run({ noticeId }, deps)
  expect(sent).toMatchObject([{ id: `book-${queued[0]}`, to: 'yijun@example.com' }])
  expect(sent[0]?.subject).toContain(book.design.title)
  expect(await statesOf(book)).toEqual(['sent'])
})

test('nobody who did not ask hears anything, and without an address there is no mail', async () => {
  const [silent, homeless] = [await fixture.newBook(), await fixture.newBook()]
  await createAddress(silent.uid, buildAddress(), deps)
  await endOne(silent)
  expect(queued).toEqual([])
  expect(await findMailAddress(deps.db, homeless.uid)).toBeUndefined()
  await insertNotice(deps.db, newId(), homeless.bid)
  await endOne(homeless)
  for (const noticeId of queued) await noticeJob.run({ noticeId }, deps)
  expect([sent, await statesOf(homeless)]).toEqual([[], ['off']])
})

test('who logs in by mail is told there, until an address says another mailbox', async () => {
  const book = await fixture.newBook()
  const login = { network: 'email', subject: `login-${book.uid}@example.com`, uid: book.uid } as const
  await deps.db.insert(identities).values({ ...login, name: 'me', linkedAt: new Date() })
  expect(await findMailAddress(deps.db, book.uid)).toBe(login.subject)
  await createAddress(book.uid, buildAddress({ email: 'yijun@example.com' }), deps)
  expect(await findMailAddress(deps.db, book.uid)).toBe('yijun@example.com')
})

test('what failed is told as what it is, and a PDF as a PDF', async () => {
  const [failed, pdf] = [await fixture.newBook(), await fixture.newBook()]
  for (const book of [failed, pdf]) {
    await createAddress(book.uid, buildAddress(), deps)
    await insertNotice(deps.db, newId(), book.bid)
  }
  await endOne(failed, 'failed')
  await deps.db.transaction(tx =>
    deps.events.emit(tx, workEnded, { bid: pdf.bid, what: 'pdf', isGood: true }),
  )
  for (const noticeId of queued) await noticeJob.run({ noticeId }, deps)
  const subjectOf = (kind: 'failed' | 'pdf', book: BookRow) =>
    renderNotice(kind, book, 'zh-tw', deps.settings).subject
  expect(sent.map(({ subject }) => subject)).toEqual([subjectOf('failed', failed), subjectOf('pdf', pdf)])
})

test.each(languageCodes.flatMap(language => noticeKinds.map(kind => [language, kind] as const)))(
  'in %s the mail of the kind %s has all its words, and leads to the book',
  async (language, kind) => {
    const book = {
      bid: 'b1',
      totalPage: 80,
      design: { title: '<小島>', author: '怡君' } as BookRow['design'],
    }
    const site = { brandName: 'Daybound', publicOrigin: 'https://days.example' }
    const { subject, text, html } = renderNotice(kind, book, language, site)
    for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\w+\}|undefined|NaN/)
    expect(text).toContain('https://days.example/app/design/preview?bid=b1')
    expect(subject).toContain('<小島>')
    expect(html).not.toContain('<小島>')
  },
)
