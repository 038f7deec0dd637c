import { expect, test } from 'vitest'
import { wantedFonts } from './page-fonts.ts'

const words = (text: string, weight = 400) => ({
  words: { text, family: 'serif' as const, weight, size: 3.3, leading: 5.7 },
})

test('each font has the characters of its words once, and those of keyboards', () => {
  const [light, body] = wantedFonts([words('菜菜場', 300), words('河邊'), {}, words('騎車')])
  expect([light?.weight, body?.weight]).toEqual([300, 400])
  expect([...(light?.characters ?? '')].filter(character => character === '菜')).toHaveLength(1)
  expect(body?.characters).toMatch(/(?=.*河)(?=.*車)(?=.*a)(?=.*，)/)
  expect(body?.characters).not.toContain('菜')
})

test('the same words in another order want the same font', () => {
  expect(wantedFonts([words('河邊')])).toEqual(wantedFonts([words('邊河')]))
})
