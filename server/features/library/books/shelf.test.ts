import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBook, deleteBook, listBooks } from '#contract/books'
import { type Studio, startStudio } from '../../../../tests/studio.ts'

let studio: Studio
let token: string

beforeAll(async () => {
  studio = await startStudio({ worker: false })
  token = (await studio.logIn('empty')).token
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

test('deleting all books at once leaves one', async () => {
  const { books } = await shelf()
  const answers = await Promise.all(
    books.map((book: { bid: string }) => studio.call(deleteBook, { token, params: { bid: book.bid } })),
  )
  expect(answers.filter(answer => answer.status === 200)).toHaveLength(4)
  expect(answers.filter(answer => answer.body.errors?.code === 40011)).toHaveLength(1)
  expect((await shelf()).books).toHaveLength(1)
})
