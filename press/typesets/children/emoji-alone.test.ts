import { expect, it } from 'vitest'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { belowHead, emojiAlone } from './emoji-alone.ts'

const media = [buildPhoto('p')]

it('knows a story of pictures of which nothing is said but emoji', () => {
  expect(emojiAlone(buildItem({ text: ' 🌧️🍜 ', media }))).toBe('🌧️🍜')
  expect(emojiAlone(buildItem({ text: '☁️', media }))).toBe('☁️')
  expect(emojiAlone(buildItem({ text: '☁️\n·\n·\n#京都', media }))).toBe('☁️')
  expect(belowHead(buildItem({ text: '🌧️', media })).text).toBe('')
  expect(belowHead(buildItem({ text: '🌧️\n#京都 #雨', media })).text).toBe('#京都 #雨')
})

it('leaves words, numbers, and emoji without a picture where they are', () => {
  expect(emojiAlone(buildItem({ text: '下雨 🌧️', media }))).toBe('')
  expect(emojiAlone(buildItem({ text: '2', media }))).toBe('')
  expect(emojiAlone(buildItem({ text: '🌧️' }))).toBe('')
})
