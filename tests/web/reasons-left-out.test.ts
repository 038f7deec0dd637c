import { expect, test } from 'vitest'
import { reasonKeys } from '../../web/features/imports/receipt/reason-keys.ts'
import { translatorOf } from '../journeys/views.ts'

const of = (what: 'item' | 'photo', outcome: string, reason: string) =>
  reasonKeys({ what, outcome, reason }).map(key => `web-import:${key}`)

test.each([
  ['zh-tw', '文件、錄音之類的檔案，印不出來', '標示為照片，打開卻不是圖片檔'],
  ['zh-hk', '文件、錄音之類的檔案，未能印刷', '標示為相片，打開卻不是圖片檔'],
  [
    'en',
    'A document, a sound or another file that cannot be printed',
    'Listed as a photo, but the file is not a picture',
  ],
] as const)('a document and a photo that is none are told apart: %s', (language, video, photo) => {
  const t = translatorOf(language)
  expect(t(of('photo', 'filtered', 'not-a-picture'))).toBe(video)
  expect(t(of('photo', 'unreadable', 'not-a-picture'))).toBe(photo)
})

test('words of its own before those for all, and some words for what nobody foresaw', () => {
  const t = translatorOf('en')
  expect(t(of('item', 'missing', 'file-missing'))).toBe('Photos only, and none of them in the archive')
  expect(t(of('photo', 'missing', 'file-missing'))).toBe('Not in the archive')
  expect(t(of('item', 'filtered', 'draft'))).toBe('A draft that was never posted')
  expect(t(of('photo', 'filtered', 'sunspots'))).toBe('Other reasons')
})
