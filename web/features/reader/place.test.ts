import { expect, test } from 'vitest'
import { type Place, placeText, readPlace } from './place.ts'

test('a place is found again by its name in the address', () => {
  const places: Place[] = ['cover', { volume: 1, folio: 12 }, { volume: 2, folio: 3 }]
  expect(places.map(placeText)).toEqual(['cover', '12', '2.3'])
  expect(places.map(placeText).map(readPlace)).toEqual(places)
})

test('what names no page is no place', () => {
  for (const text of [null, '', '0', '1.0', '-3', '1.2.3', 'x', '1e3', '123456'])
    expect(readPlace(text)).toBeUndefined()
})
