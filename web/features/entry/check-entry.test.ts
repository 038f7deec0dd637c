import { expect, test } from 'vitest'
import { checkEntry } from './check-entry.ts'
import type { EntryDraft } from './entry-draft.ts'

const draft: EntryDraft = {
  key: 'key1',
  date: '2024-02-29',
  time: '23:59',
  title: '',
  content: 'Snow',
  pictures: [],
}

test.each<[Partial<EntryDraft>, ReturnType<typeof checkEntry>]>([
  [{}, undefined],
  [{ content: '', pictures: [{ imageId: 'i1', image: '' }] }, undefined],
  [{ content: ' \n ' }, 'incomplete'],
  [{ content: '', title: 'only a title' }, 'incomplete'],
  [{ date: '12024-02-29' }, 'badTime'],
  [{ date: '024-02-29' }, 'badTime'],
  [{ date: '0202-02-28' }, 'badTime'],
  [{ date: '2023-02-29' }, 'badTime'],
  [{ date: '' }, 'badTime'],
  [{ time: '' }, 'badTime'],
  [{ time: '24:00' }, 'badTime'],
])('%j', (changes, trouble) => {
  expect(checkEntry({ ...draft, ...changes })).toBe(trouble)
})

test.each([
  [100, undefined],
  [101, 'tooManyPictures'],
])('%i pictures', (count, trouble) => {
  const pictures = Array.from({ length: count }, (_, i) => ({ imageId: `i${i}`, image: '' }))
  expect(checkEntry({ ...draft, pictures })).toBe(trouble)
})
