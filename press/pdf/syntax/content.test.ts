import { expect, test } from 'vitest'
import { scanContent } from './content.ts'

test('reads the operands of words written as hexadecimal digits', () => {
  const shown: unknown[] = []
  scanContent(Buffer.from('BT <abcd> Tj <0a1F> Tj ET'), new Set(['Tj']), (operator, operands) => {
    shown.push([operator, operands.length])
  })
  expect(shown).toEqual([
    ['Tj', 1],
    ['Tj', 1],
  ])
})
