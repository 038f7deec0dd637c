import { expect, test } from 'vitest'
import { unfinishedUploads } from './unfinished.ts'

function storage(entries: [string, string][]) {
  return {
    length: entries.length,
    key: (at: number) => entries[at]?.[0] ?? null,
    getItem: (key: string) => entries.find(entry => entry[0] === key)?.[1] ?? null,
  }
}

test('only whole notes about archives of the book count', () => {
  const note = (bid: string) =>
    JSON.stringify({ size: 9, uploadUrl: '/uploads/u1', metadata: { bid, filename: 'a.zip' } })
  const found = unfinishedUploads(
    storage([
      ['tus::archive\nb1::1', note('b1')],
      ['tus::archive\nb2::2', note('b2')],
      ['tus::archive\nb1::3', '{'],
      ['patch-draft', note('b1')],
    ]),
    'b1',
  )
  expect(found).toEqual([
    { storageKey: 'tus::archive\nb1::1', address: '/uploads/u1', name: 'a.zip', bytes: 9 },
  ])
})
