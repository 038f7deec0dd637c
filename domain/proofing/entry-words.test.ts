import { expect, test } from 'vitest'
import { entryFields, wordsMark } from './entry-words.ts'

const entry = {
  title: '',
  content: '看海',
  place: { name: '墾丁' },
  photos: [
    { photoId: 'a', caption: '浪', removed: false },
    { photoId: 'b', caption: '沙', removed: true },
    { photoId: 'c', removed: false },
  ],
}

test('what is printed is read: no empty text, no caption of a photo that was removed', () =>
  expect(entryFields(entry)).toEqual([
    { name: 'content', text: '看海' },
    { name: 'place', text: '墾丁' },
    { name: 'caption', photoId: 'a', text: '浪' },
  ]))

test('a mark goes with the words, whatever else changes', () => {
  const mark = wordsMark(entry)
  expect(wordsMark({ ...entry, photos: [{ photoId: 'a', caption: '浪', removed: false }] })).toBe(mark)
  expect(wordsMark({ ...entry, content: '看海。' })).not.toBe(mark)
  expect(wordsMark({ ...entry, place: undefined })).not.toBe(mark)
  expect(wordsMark({ ...entry, title: '看海', content: '' })).not.toBe(mark)
})
