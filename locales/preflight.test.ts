import { expect, test } from 'vitest'
import { preflight as english } from './en/preflight.ts'
import { preflight as hongKong } from './zh-hk/preflight.ts'
import { preflight as taiwan } from './zh-tw/preflight.ts'

const figures = (sentence: string) => [...sentence.matchAll(/\{\w+\}/g)].map(String).sort()

test('English says all that Traditional Chinese says, with the same figures', () => {
  expect(Object.keys(english)).toEqual(Object.keys(taiwan))
  for (const [key, sentence] of Object.entries(taiwan))
    expect([key, figures(english[key as keyof typeof english])]).toEqual([key, figures(sentence)]) // same keys, by the line above
})

test('Hong Kong only differs, with the same figures', () => {
  const known = new Map(Object.entries(taiwan))
  for (const [key, sentence] of Object.entries(hongKong)) {
    expect(known.get(key)).not.toBe(sentence)
    expect([key, figures(known.get(key) ?? '')]).toEqual([key, figures(sentence)])
  }
})
