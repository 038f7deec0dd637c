import { expect, it } from 'vitest'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import { belowHead, signInHead } from './sign-in-head.ts'

const withPhoto = (text: string) => buildItem({ text, media: [buildPhoto('a')] })

it('stands an emoji or two alone, above photos or not, in the line of their day, tags aside', () => {
  for (const text of ['🙂', '🙂\n🍜', '🙂 🍜\n#京都 #交換學生'])
    expect(signInHead(withPhoto(text)).startsWith('🙂')).toBe(true)
  expect(signInHead(buildItem({ text: '🙂' }))).toBe('🙂')
  expect(belowHead(withPhoto('🙂')).text).toBe('')
  expect(belowHead(withPhoto('🙂\n#京都 #交換學生')).text).toBe('#京都 #交換學生')
})

it('looks at a row of tags that are not parted in no more time than at others', () => {
  // each of the ways to part thirty of them, tried, is a thousand million
  expect(signInHead(withPhoto(`🙂 ${'#東京'.repeat(30)} 今天`))).toBe('')
})

it('leaves other words below it', () => {
  for (const text of ['🙂 好吃', '#京都', '🙂 #京都 很冷', '', '😂😂😂😂', '🎂\n🎉\n🎁']) {
    expect(signInHead(withPhoto(text))).toBe('')
    expect(belowHead(withPhoto(text)).text).toBe(text)
  }
})
