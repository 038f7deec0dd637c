import { expect, it } from 'vitest'
import { signature } from './seal.ts'

it.each([
  ['林小滿', ['林', '小', '滿']],
  ['歐陽小滿滿', ['歐', '陽', '小', '滿']],
  ['林小滿、陳大海', ['林', '小', '滿']],
  ['Mei Lin', ['M', 'L']],
  ['ann-marie von der lee jones', ['A', 'M', 'V', 'D']],
  ['Élodie', ['É']],
  ['🌊', []],
  ['', []],
])('%j signs as %j', (name, signs) => {
  expect(signature(name)).toEqual(signs)
})
