import { expect, test } from 'vitest'
import { aroundHit, piecesOf } from './hits.ts'

const marked = (text: string, q: string) =>
  piecesOf(text, q)
    .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
    .join('')

test('every hit is marked, whatever its case', () => {
  expect(marked('阿嬤家的Cafe，阿嬤煮的', '阿嬤 cafe')).toBe('[阿嬤]家的[Cafe]，[阿嬤]煮的')
  expect(marked('a.b axb', 'a.b')).toBe('[a.b] axb')
  expect(marked('海邊', ' ')).toBe('海邊')
  expect(marked('海邊的海', '海 海邊')).toBe('[海邊]的[海]')
})

test('a hit far into a text comes into sight', () => {
  const long = `${'字'.repeat(60)}阿嬤${'字'.repeat(60)}`
  expect(aroundHit(long, '阿嬤')).toBe(`…${'字'.repeat(12)}阿嬤${'字'.repeat(60)}`)
  expect(aroundHit('不遠的阿嬤', '阿嬤')).toBe('不遠的阿嬤')
  expect(aroundHit(long, '沒有')).toBe(long)
})
