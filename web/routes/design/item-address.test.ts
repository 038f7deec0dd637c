import { expect, test } from 'vitest'
import { itemAddress } from './item-address.ts'

test('the address of a month, and of one of its items', () => {
  expect(itemAddress('b', '202103')).toBe('/app/design/content?bid=b&month=202103')
  expect(itemAddress('b', '202103', 'i&1')).toBe('/app/design/content?bid=b&month=202103&item=i%261')
  expect(itemAddress('b', undefined, 'i1')).toBe('/app/design/content?bid=b')
})
