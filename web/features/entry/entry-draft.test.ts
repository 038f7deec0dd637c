import { expect, test } from 'vitest'
import { dropDraft, emptyDraft, keepDraft, readDraft } from './entry-draft.ts'

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
  date: '2024-05-06',
  time: '07:08',
  title: '',
  content: 'Rain',
  pictures: [{ imageId: 'i1', image: '/media/x/160' }],
}

test('a new entry is of this moment, or of the day that is asked for', () => {
  const now = new Date(2024, 4, 6, 7, 8)
  expect(emptyDraft(now)).toEqual({ ...draft, content: '', pictures: [] })
  expect(emptyDraft(now, '2020-01-01').date).toBe('2020-01-01')
})

test('what was being written is there again, for its own book only', () => {
  const kept = store()
  keepDraft(kept, 'b1', draft)
  expect(readDraft(kept, 'b1')).toEqual(draft)
  expect(readDraft(kept, 'b2')).toBeUndefined()
  dropDraft(kept, 'b1')
  expect(kept.stored.size).toBe(0)
})

test('an entry that was emptied is not kept, one with only a title is', () => {
  const kept = store()
  keepDraft(kept, 'b1', draft)
  keepDraft(kept, 'b1', { ...draft, content: ' ', pictures: [] })
  expect(readDraft(kept, 'b1')).toBeUndefined()
  keepDraft(kept, 'b1', { ...draft, title: 'May', content: '', pictures: [] })
  expect(readDraft(kept, 'b1')?.title).toBe('May')
})

test('what cannot be read is as nothing, and a full store stops nobody', () => {
  const kept = store()
  kept.setItem('patch-draft b1', '{"date":1}')
  expect(readDraft(kept, 'b1')).toBeUndefined()
  kept.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(() => keepDraft(kept, 'b1', draft)).not.toThrow()
})
