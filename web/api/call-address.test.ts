import { expect, test } from 'vitest'
import { z } from 'zod'
import { callAddress } from './call-address.ts'

test('parameters are filled in and cannot leave their place', () => {
  expect(
    callAddress({ path: '/books/{bid}/items/{itemId}/' }, { bid: 'b1', itemId: '../x?y' }, undefined),
  ).toBe('/books/b1/items/..%2Fx%3Fy/')
  expect(() => callAddress({ path: '/books/{bid}/' }, {}, undefined)).toThrow('/books/{bid}/ wants bid')
})

const query = z.object({ pageSize: z.number(), source: z.array(z.string()), until: z.string().optional() })

test('the query is in snake case, lists are repeated, nothing stands for undefined', () => {
  expect(
    callAddress({ path: '/a/', query }, undefined, {
      pageSize: 10,
      source: ['posts', 'pages'],
      until: undefined,
    }),
  ).toBe('/a/?page_size=10&source=posts&source=pages')
  expect(callAddress({ path: '/a/' }, undefined, {})).toBe('/a/')
})
