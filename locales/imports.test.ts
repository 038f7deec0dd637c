import { expect, test } from 'vitest'
import { imports as english } from './en/imports.ts'
import { imports as hongKong } from './zh-hk/imports.ts'
import { imports as taiwan } from './zh-tw/imports.ts'

test('English says why imports end in all the cases that Traditional Chinese has', () => {
  expect(Object.keys(english)).toEqual(Object.keys(taiwan))
})

test('Hong Kong only differs', () => {
  const known = new Map(Object.entries(taiwan))
  for (const [key, sentence] of Object.entries(hongKong)) {
    expect(known.has(key)).toBe(true)
    expect(known.get(key)).not.toBe(sentence)
  }
})
