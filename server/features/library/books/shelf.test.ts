import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBook, deleteBook, listBooks } from '#contract/books'
import { type Studio, startStudio } from '../../../../tests/studio.ts'
import { connect } from '../../../kernel/db/connect.ts'
import { securityEvents } from '../../account/schema.ts'

let studio: Studio
let token: string
let uid: string

beforeAll(async () => {
  studio = await startStudio({ worker: false })
  ;({ token, uid } = await studio.logIn('empty'))
})
afterAll(() => studio.close())

const shelf = async () => (await studio.call(listBooks, { token })).body.data

test('twenty presses at once make five books, not six', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => studio.call(createBook, { token, body: {} })),
  )
  expect(answers.filter(answer => answer.status === 201)).toHaveLength(4)
  expect(answers.filter(answer => answer.body.errors?.code === 40010)).toHaveLength(16)
  expect(await shelf()).toMatchObject({ able_to_create_new: false })
  expect((await shelf()).books).toHaveLength(5)
})

test('deleting all books at once leaves one, and each that went is noted by its id alone', async () => {
  const bids: string[] = (await shelf()).books.map((book: { bid: string }) => book.bid)
  const answers = await Promise.all(bids.map(bid => studio.call(deleteBook, { token, params: { bid } })))
  expect(answers.filter(answer => answer.status === 200)).toHaveLength(4)
  expect(answers.filter(answer => answer.body.errors?.code === 40011)).toHaveLength(1)
  const [left, ...more] = (await shelf()).books
  expect(more).toEqual([])
  const { db, close } = connect(studio.databaseUrl, () => undefined)
  const events = await db.select().from(securityEvents).where(eq(securityEvents.kind, 'book-deleted'))
  await close()
  const deleted = bids.filter(bid => bid !== left.bid).sort()
  expect(events.map(({ target }) => target).sort()).toEqual(deleted)
  expect(new Set(events.map(event => event.uid))).toEqual(new Set([uid]))
})
