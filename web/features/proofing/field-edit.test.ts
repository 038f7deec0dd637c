import { expect, test } from 'vitest'
import type { SocialItem } from '#contract/item'
import { fieldEdit } from './field-edit.ts'

const photo = { size: 'usual', removed: false, kind: 'photo' } as const
const item = {
  photos: [
    { ...photo, photoId: 'a', caption: '浪' },
    { ...photo, photoId: 'b', caption: '沙', removed: true },
  ],
  // the rest of an item says nothing here
} as unknown as SocialItem

test('each text of an entry goes where it came from, and only the text has lines', () => {
  const edit = (name: 'title' | 'content' | 'place', text: string) =>
    fieldEdit(item, { name, text: '' }, text)
  expect(edit('content', '一\n二')).toEqual({ content: '一\n二' })
  expect(edit('title', '一 \n二')).toEqual({ title: '一 二' })
  expect(edit('place', '墾丁')).toEqual({ place: { name: '墾丁' } })
  expect(edit('place', ' ')).toEqual({ place: false })
})

test('another caption leaves the photos and the other captions as they are', () =>
  expect(fieldEdit(item, { name: 'caption', photoId: 'a', text: '浪' }, '海浪')).toEqual({
    photos: [
      { photoId: 'a', caption: '海浪' },
      { photoId: 'b', caption: '沙', removed: true },
    ],
  }))
