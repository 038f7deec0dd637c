import { expect, test } from 'vitest'
import { coverSource } from './cover-source.ts'

test('the same cover in two sizes', () => {
  const cover = coverSource('/cover/classic?size=480&title=A%26B&years=2021~2024')
  expect(cover?.src).toBe('/cover/classic?size=320&title=A%26B&years=2021~2024')
  expect(cover?.srcSet).toBe(
    '/cover/classic?size=320&title=A%26B&years=2021~2024 320w, /cover/classic?size=640&title=A%26B&years=2021~2024 640w',
  )
})

test('no address, no cover', () => {
  expect(coverSource('')).toBeUndefined()
})
