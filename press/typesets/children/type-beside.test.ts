import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { typeBeside } from './type-beside.ts'

const context = buildContext(countingCompiler(5.3), 'a4-2')
const typeOf = (text: string, more = {}, w = 100) => typeBeside(buildItem({ text, ...more }), w, context)

it('tells few words beside a picture in large type, and more of them in that of stories', () => {
  expect(typeOf('好喔')).toBe('feature')
  expect(typeOf('阿寶發燒了，今晚不用睡了，明天大家都請假。')).toBe('feature')
  expect(typeOf('阿寶發燒了，今晚不用睡了，明天大家都請假。'.repeat(2))).toBe('body')
})

it('has a dozen characters on a line of large type, or all of them', () => {
  expect(typeOf('阿寶發燒了，今晚不用睡了，明天大家都請假。', {}, 70)).toBe('body')
  expect(typeOf('好喔', {}, 70)).toBe('feature')
})

it('does not count a row of tags, which stands below the words in small type', () => {
  const tags = Array.from({ length: 12 }, (_, n) => `#鴨川散步${n}`).join(' ')
  expect(typeOf(`今天吃滷肉飯\n${tags}`)).toBe('feature')
})

it('keeps the usual type beside an address and beside a chat', () => {
  expect(typeOf('好文', { links: [{ url: 'https://example.tw/a' }] })).toBe('body')
  expect(typeOf('好文', { media: [buildPhoto('chat', { kind: 'words' })] })).toBe('body')
})
