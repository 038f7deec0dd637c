import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { zocker } from 'zocker'
import { z } from 'zod'
import { deeper, runs } from '../tests/depth.ts'
import { calls } from './calls.ts'
import { fromWire, toWire, wireName } from './wire.ts'

// Takes long: values of every call's schema are made up, sent and read again in each of its shapes.

const price = z.strictObject({ amountMinor: z.number().int(), listedAs: z.string().optional() })
const madeUp = z.strictObject({
  priceList: z.record(z.string(), price),
  perRegion: z.array(z.partialRecord(z.enum(['TW', 'HK', 'aB_c']), z.array(price))).optional(),
  eitherWay: z.union([
    z.object({ kind: z.literal('by-region'), byRegion: z.record(z.string(), price) }),
    z.object({ kind: z.literal('one'), onePrice: price.nullable() }),
    z.array(z.tuple([z.string(), price])),
    z.string(),
  ]),
  asItCame: z.unknown(),
  withMore: z
    .intersection(z.object({ firstName: z.string() }), z.object({ lastName: z.string() }))
    .optional(),
  ownTree: z.lazy(() => tree).optional(),
})
const tree = z.object({
  nodeName: z.string(),
  get subTrees() {
    return z.array(tree)
  },
})
type Tree = z.infer<typeof tree>

const keys = fc.oneof(fc.constantFrom('TW', 'a_b', 'aB', 'amountMinor', '__proto__', ''), fc.string())
const prices = fc.record(
  { amountMinor: fc.integer(), listedAs: fc.string() },
  { requiredKeys: ['amountMinor'], noNullPrototype: true },
)
const byKey = fc.dictionary(keys, prices, { noNullPrototype: true })
const trees: fc.Memo<Tree> = fc.memo(depth =>
  fc.record(
    { nodeName: fc.string(), subTrees: depth > 1 ? fc.array(trees(), { maxLength: 2 }) : fc.constant([]) },
    { noNullPrototype: true },
  ),
)
const values: fc.Arbitrary<z.input<typeof madeUp>> = fc.record(
  {
    priceList: byKey,
    perRegion: fc.array(
      fc.record(
        { TW: fc.array(prices), HK: fc.array(prices), aB_c: fc.array(prices) },
        { requiredKeys: [], noNullPrototype: true },
      ),
    ),
    eitherWay: fc.oneof(
      fc.record({ kind: fc.constant('by-region' as const), byRegion: byKey }, { noNullPrototype: true }),
      fc.record(
        { kind: fc.constant('one' as const), onePrice: fc.option(prices) },
        { noNullPrototype: true },
      ),
      fc.array(fc.tuple(fc.string(), prices)),
      fc.string(),
    ),
    asItCame: fc.jsonValue(),
    withMore: fc.record({ firstName: fc.string(), lastName: fc.string() }, { noNullPrototype: true }),
    ownTree: trees(4),
  },
  { requiredKeys: ['priceList', 'eitherWay', 'asItCame'], noNullPrototype: true },
)

const overJson = (value: unknown) => JSON.parse(JSON.stringify(value) ?? 'null')

test('names of fields are in snake case on the wire, keys of data are as they are', () => {
  const value: z.input<typeof madeUp> = {
    priceList: { TW: { amountMinor: 1, listedAs: 'a' }, a_b: { amountMinor: 2 }, aB: { amountMinor: 3 } },
    perRegion: [{ HK: [{ amountMinor: 4 }] }],
    eitherWay: { kind: 'by-region', byRegion: { HK: { amountMinor: 5 } } },
    asItCame: { madeBy: { some_body: 1 } },
    withMore: { firstName: '怡君', lastName: '林' },
    ownTree: { nodeName: 'a', subTrees: [{ nodeName: 'b', subTrees: [] }] },
  }
  const onWire = {
    price_list: {
      TW: { amount_minor: 1, listed_as: 'a' },
      a_b: { amount_minor: 2 },
      aB: { amount_minor: 3 },
    },
    per_region: [{ HK: [{ amount_minor: 4 }] }],
    either_way: { kind: 'by-region', by_region: { HK: { amount_minor: 5 } } },
    as_it_came: { madeBy: { some_body: 1 } },
    with_more: { first_name: '怡君', last_name: '林' },
    own_tree: { node_name: 'a', sub_trees: [{ node_name: 'b', sub_trees: [] }] },
  }
  expect(toWire(madeUp, value)).toEqual(onWire)
  expect(fromWire(madeUp, onWire)).toEqual(value)
})

test('whatever goes out comes back the same', () => {
  fc.assert(
    fc.property(values, value => {
      const sent = overJson(toWire(madeUp, value))
      expect(overJson(fromWire(madeUp, sent))).toEqual(overJson(value))
    }),
  )
})

const schemas = Object.entries(calls).flatMap(([name, { params, query, body, answer }]) =>
  Object.entries({ params, query, body, answer }).flatMap(([part, schema]) =>
    schema ? [[`${name}.${part}`, schema] as const] : [],
  ),
)

describe.each(schemas)('%s', deeper, (_, schema) => {
  test('goes out in snake case and comes back the same', () => {
    fc.assert(
      fc.property(fc.nat(), seed => {
        const value = overJson(zocker(schema).setSeed(seed).generate())
        const sent = overJson(toWire(schema, value))
        expect(fromWire(schema, sent)).toEqual(value)
      }),
      { numRuns: runs(20, 6) },
    )
  })
})

test('every field that the description of the API names is in snake case', () => {
  expect(['bid', 'timeZone', 'isGettingIns', 'x'].map(wireName)).toEqual([
    'bid',
    'time_zone',
    'is_getting_ins',
    'x',
  ])
})

test('a field that nobody knows keeps its name, so that a refusal can name it', () => {
  const sent = { price_list: {}, either_way: '', as_it_came: 1, no_field: 1, noField: 2 }
  const issues = madeUp.safeParse(fromWire(madeUp, sent)).error?.issues
  expect(issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['no_field', 'noField'] }])
})

test('a key named __proto__ is only a key', () => {
  const sent = JSON.parse('{"price_list": {"__proto__": {"amount_minor": 1}}, "__proto__": {"listed_as": 1}}')
  const read = Object(fromWire(madeUp, sent))
  expect(Object.keys(read)).toEqual(['priceList', '__proto__'])
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
  expect(JSON.stringify(read.priceList)).toBe('{"__proto__":{"amountMinor":1}}')
})

test('what is no object of the schema goes through, for the parser to refuse', () => {
  for (const wrong of [null, 1, 'words', [], [{ price_list: 1 }]]) {
    expect(fromWire(madeUp, wrong)).toEqual(wrong)
    expect(toWire(undefined, wrong)).toEqual(wrong)
  }
})
