import { expect, test } from 'vitest'
import { z } from 'zod'
import { wireSchema } from './wire-schema.ts'

test('names of fields are in snake case, keys of data and values are as they are', () => {
  const price = z.object({ amountMinor: z.number(), listedAs: z.string().optional() })
  const schema = z.strictObject({
    priceList: z.record(z.enum(['TW', 'aB']), price),
    payBy: z.enum(['creditCard', 'transfer']).nullable(),
    properties: z.array(price.describe('of old')).optional(),
  })
  expect(wireSchema(schema, 'input')).toEqual({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: {
      price_list: {
        type: 'object',
        propertyNames: { type: 'string', enum: ['TW', 'aB'] },
        additionalProperties: priceOnWire,
        required: ['TW', 'aB'],
      },
      pay_by: { anyOf: [{ type: 'string', enum: ['creditCard', 'transfer'] }, { type: 'null' }] },
      properties: { type: 'array', items: { ...priceOnWire, description: 'of old' } },
    },
    required: ['price_list', 'pay_by'],
    additionalProperties: false,
  })
})

const priceOnWire = {
  type: 'object',
  properties: { amount_minor: { type: 'number' }, listed_as: { type: 'string' } },
  required: ['amount_minor'],
}
