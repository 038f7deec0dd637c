import { expect, it } from 'vitest'
import { withHeroes } from './with-heroes.ts'

const heroesOf = (...widths: number[]) =>
  withHeroes(widths.map(maxWidth => ({ aspect: 1, maxWidth, large: false }))).flatMap(({ large }, n) =>
    large ? [n] : [],
  )

it('marks about every fifth photo of an album, the first and the last of the widest by turns', () => {
  expect(heroesOf(114, 114, 114, 114, 114)).toEqual([0])
  expect(heroesOf(76, 114, 114, 76, 76, 76, 114, 114, 114, 76)).toEqual([1, 8])
})

it('marks none that has too few pixels to be seen from afar', () => {
  expect(heroesOf(63, 57, 63, 63, 57)).toEqual([])
})

it('marks fewer, with fewer pixels, and the first of each part, where that is asked for', () => {
  const photos = Array.from({ length: 20 }, () => ({ aspect: 1, maxWidth: 57, large: false }))
  const heroes = withHeroes(photos, { least: 44, each: 10, byTurns: false })
  expect(heroes.flatMap(({ large }, n) => (large ? [n] : []))).toEqual([0, 10])
})
