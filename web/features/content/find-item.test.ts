import { expect, test } from 'vitest'
import { buildSocialItem } from '../../../tests/web/build-social-item.ts'
import { findItem } from './find-item.ts'

const where = { itemId: 'i1', chapterId: '202103' }

/** A book with one item in a month or its recycle bin, and the lists that were read. */
function buildBook(month: string, isInBin: boolean) {
  const lists: string[] = []
  const item = buildSocialItem({ chapterId: month, deleted: isInBin })
  const read = async (asked: string, deleted: boolean) => {
    lists.push(`${asked}${deleted ? ' bin' : ''}`)
    return asked === month && deleted === isInBin ? [item] : []
  }
  return { item, read, lists }
}

test('an item that is deleted is found in the recycle bin', async () => {
  const { item, read } = buildBook('202103', true)
  expect(await findItem(where, { deleted: true }, read)).toBe(item)
})

test('one that was moved is found in its new month', async () => {
  const { item, read } = buildBook('202012', false)
  expect(await findItem(where, { postDate: '2020-12-31 23:00' }, read)).toBe(item)
})

test('one that is where it was asks for one list, and one that is nowhere for all', async () => {
  const { read, lists } = buildBook('202103', false)
  await findItem(where, { content: '早' }, read)
  expect(lists).toEqual(['202103'])
  expect(await findItem({ ...where, itemId: 'i9' }, {}, read)).toBeUndefined()
})
