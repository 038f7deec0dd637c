import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { largestTypes, typeBeside } from './type-beside.ts'

const context = buildContext(countingCompiler(5.3), 'a4-2')
const typeOf = (text: string, rows = 9) => typeBeside(buildItem({ text }), 68, rows, context, largestTypes)

it('tells few words beside a high picture in large type, and more of them in smaller', () => {
  expect(typeOf('好喔')).toBe('greatRemark')
  expect(typeOf('今天吃滷肉飯')).toBe('largeRemark')
  expect(typeOf('阿寶發燒了，今晚不用睡了，明天大家都請假。')).toBe('feature')
  expect(typeOf('阿寶發燒了，今晚不用睡了，明天大家都請假。'.repeat(2))).toBe('story')
  expect(typeOf('阿寶發燒了，今晚不用睡了，明天大家都請假。'.repeat(6))).toBeUndefined()
})

it('keeps the usual type where the picture is low, and beside an address', () => {
  expect(typeOf('今天吃滷肉飯', 1)).toBeUndefined()
  const item = buildItem({ text: '好文', links: [{ url: 'https://example.tw/a' }] })
  expect(typeBeside(item, 68, 9, context, largestTypes)).toBeUndefined()
})

it('takes a row of tags below the words for as high as its small type is', () => {
  const tags = Array.from({ length: 12 }, (_, n) => `#鴨川散步${n}`).join(' ')
  expect(typeOf(`今天吃滷肉飯\n${tags}`)).toBe('largeRemark')
  expect(typeOf('今天吃滷肉飯', 5)).toBe('largeRemark')
  expect(typeOf(`今天吃滷肉飯\n${tags}`, 5)).not.toBe('largeRemark')
  expect(typeOf(tags)).toBeUndefined()
})
