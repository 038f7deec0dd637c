import { expect, test } from 'vitest'
import { changeDraft, dropDraft, emptyDraft, keepDraft, readDraft } from './entry-draft.ts'

function store() {
  const stored = new Map<string, string>()
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

const draft = {
  key: 'key1',
  date: '2024-05-06',
  time: '07:08',
  title: '',
  content: 'Rain',
  pictures: [{ imageId: 'i1', image: '/media/x/160' }],
}

test('a new entry is of this moment, or of the day that is asked for', () => {
  const now = new Date(2024, 4, 6, 7, 8)
  const empty = emptyDraft(now)
  expect(empty).toEqual({ ...draft, key: empty.key, content: '', pictures: [] })
  // another entry, another key
  expect(emptyDraft(now).key).not.toBe(empty.key)
  expect(emptyDraft(now, '2020-01-01').date).toBe('2020-01-01')
})

test('what was being written is there again, for its own book only', () => {
  const storage = store()
  keepDraft(storage, 'b1', draft)
  expect(readDraft(storage, 'b1')).toEqual(draft)
  expect(readDraft(storage, 'b2')).toBeUndefined()
  dropDraft(storage, 'b1')
  expect(storage.stored.size).toBe(0)
})

test('what was kept before entries had keys is given one', () => {
  const storage = store()
  const { key, ...before } = draft
  storage.setItem('patch-draft b1', JSON.stringify(before))
  const read = readDraft(storage, 'b1')
  expect(read).toEqual({ ...before, key: expect.stringMatching(/^[A-Za-z0-9_-]{16,64}$/) })
  expect(read?.key).not.toBe(key)
})

test('an entry that was emptied is not kept, one with only a title is', () => {
  const storage = store()
  keepDraft(storage, 'b1', draft)
  keepDraft(storage, 'b1', { ...draft, content: ' ', pictures: [] })
  expect(readDraft(storage, 'b1')).toBeUndefined()
  keepDraft(storage, 'b1', { ...draft, title: 'May', content: '', pictures: [] })
  expect(readDraft(storage, 'b1')?.title).toBe('May')
})

test('an entry that was emptied while it is written is another one for the server, one that goes on is not', () => {
  expect(changeDraft(draft, { content: 'Rain again' })).toEqual({ ...draft, content: 'Rain again' })
  expect(changeDraft({ ...draft, title: 'May' }, { content: '', pictures: [] }).key).toBe(draft.key)
  const emptied = changeDraft(changeDraft(draft, { pictures: [] }), { content: '' })
  expect(emptied).toEqual({ ...draft, key: expect.any(String), content: '', pictures: [] })
  expect(emptied.key).not.toBe(draft.key)
  expect(changeDraft(emptied, { content: 'Sun' })).toEqual({ ...emptied, content: 'Sun' })
})

test('what cannot be read is as nothing, and a full store stops nobody', () => {
  const storage = store()
  storage.setItem('patch-draft b1', '{"date":1}')
  expect(readDraft(storage, 'b1')).toBeUndefined()
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(() => keepDraft(storage, 'b1', draft)).not.toThrow()
})
