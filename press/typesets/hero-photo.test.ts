import { expect, test } from 'vitest'
import type { Media } from '#domain/books/item'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import { heroPhoto } from './hero-photo.ts'

const photo = (name: string, width: number, sharpness?: number) =>
  buildPhoto(name, { width, height: width * 0.75, ...(sharpness !== undefined && { sharpness }) })
const small = photo('small', 400, 4)
const heroOf = (...media: Media[]) => {
  const hero = heroPhoto([buildItem({ media })], (_, widthPx) => widthPx >= 800)
  return hero && media[hero.photo]?.uri
}

test.each<[string, Media[], string | undefined]>([
  ['the wider', [photo('a', 1080, 4), photo('b', 1600, 4)], 'b.jpg'],
  ['the first of equals', [photo('a', 1080, 4), photo('b', 1080, 5)], 'a.jpg'],
  ['a sharp one before a wider blurred one', [photo('a', 1600, 1), photo('b', 1080, 2.3)], 'b.jpg'],
  ['and the other way round', [photo('b', 1080, 2.3), photo('a', 1600, 1)], 'b.jpg'],
  ['a blurred one where no sharp one fits', [photo('a', 1600, 1), small], 'a.jpg'],
  ['the wider where nobody measured', [photo('a', 1080, 4), photo('b', 1600)], 'b.jpg'],
  ['none too small', [small, small], undefined],
])('the photo that opens a month is %s', (_, media, hero) => {
  expect(heroOf(...media)).toBe(hero)
})
