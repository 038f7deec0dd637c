import { expect, it } from 'vitest'
import { hyphenate } from './hyphenate.ts'

it('parts a word between syllables, the longest head first', () => {
  expect(hyphenate('hyphenation')).toEqual([{ head: 'hyphen', tail: 'ation' }])
  expect(hyphenate('“beautiful,” ')).toEqual([
    { head: '“beauti', tail: 'ful,” ' },
    { head: '“beau', tail: 'tiful,” ' },
  ])
})

it.each(['Taipei', 'into', 'example.\u200b', 'https://', '#beautiful', 'iPhone', 'præmiering', 'beautiful-'])(
  'leaves %s whole',
  word => {
    expect(hyphenate(word)).toEqual([])
  },
)
