import { expect, test } from 'vitest'
import { itemAddress, readItemAddress } from './item-address.ts'

test('the address of a month, and of one of its items', () => {
  expect(itemAddress('b', '202103')).toBe('/app/design/content?bid=b&month=202103')
  expect(itemAddress('b', '202103', 'i&1')).toBe('/app/design/content?bid=b&month=202103&item=i%261')
  expect(itemAddress('b', undefined, 'i1')).toBe('/app/design/content?bid=b')
})

test('an address is read as it was written', () => {
  const read = (address: string) => readItemAddress(new URL(address, 'http://localhost').search)
  expect(read(itemAddress('b', '202103', 'i&1'))).toEqual({
    month: '202103',
    item: { itemId: 'i&1', chapterId: '202103' },
  })
  expect(read(itemAddress('b', '202103'))).toEqual({ month: '202103', item: undefined })
  expect(read('/app/design/content?bid=b&item=i1')).toEqual({ month: undefined, item: undefined })
})
