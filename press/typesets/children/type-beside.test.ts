import { expect, it } from 'vitest'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { typeBeside } from './type-beside.ts'

const typeOf = (text: string, more = {}) => typeBeside(buildItem({ text, ...more }))

it('tells few words beside a picture in large type, and more of them in that of stories', () => {
  expect(typeOf('好喔')).toBe('feature')
  expect(typeOf('阿寶發燒了，今晚不用睡了，明天大家都請假。')).toBe('feature')
  expect(typeOf('阿寶發燒了，今晚不用睡了，明天大家都請假。'.repeat(2))).toBe('body')
})

it('does not count a row of tags, which stands below the words in small type', () => {
  const tags = Array.from({ length: 12 }, (_, n) => `#鴨川散步${n}`).join(' ')
  expect(typeOf(`今天吃滷肉飯\n${tags}`)).toBe('feature')
})

it('keeps the usual type beside an address and beside a chat', () => {
  expect(typeOf('好文', { links: [{ url: 'https://example.tw/a' }] })).toBe('body')
  expect(typeOf('好文', { media: [buildPhoto('chat', { kind: 'words' })] })).toBe('body')
})
