import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindingNames, type OrderedBinding, orderedBindings } from '#domain/catalogue/bindings'
import { regionCodes } from '#domain/catalogue/regions'
import { paperOf } from '#domain/catalogue/typesets'
import { readBook } from '#server/features/library/books/store'
import { writePatch } from '#server/features/library/content/write-patch'
import { checkOrder } from '#server/features/shop/orders/check-order'
import { compareTypesets } from '#server/features/shop/prices/compare-typesets'
import { priceBook } from '#server/features/shop/prices/price-book'
import { deeper, runs } from '../depth.ts'
import { orThrow, type ShopFixture, shopFixture } from './shop-fixture.ts'

let world: ShopFixture
beforeAll(async () => {
  world = await shopFixture()
})
afterAll(() => world.close())

/** Somebody with an entry in the month whose pages are given. */
async function buyerWithEntry() {
  const buyer = await world.buyer({ pages: 0 })
  const book = (await readBook(world.deps.db, buyer.bid)) ?? never()
  const entry = { content: '一月的一天。', postDate: '2024-01-05 10:30', picList: [] }
  orThrow(await writePatch(book, entry, buyer.uid, world.deps))
  return buyer
}

const never = (): never => {
  throw new Error('there is one of each binding')
}

test(
  'what a book is said to cost while it is edited is what an order of it costs, in every region and binding',
  deeper,
  async () => {
    const { uid, bid, typeset } = await buyerWithEntry()
    await fc.assert(
      fc.asyncProperty(
        // about 60 billed pages, and a volume of each binding
        fc.oneof(
          ...[53, 193, 233].map(pages => fc.integer({ min: pages - 2, max: pages + 2 })),
          fc.integer({ min: 1, max: 700 }),
        ),
        fc.constantFrom(...regionCodes),
        fc.constantFrom(...orderedBindings),
        async (pages, region, binding) => {
          await world.setPages({ bid, typeset }, pages, { gift: true })
          const book = (await readBook(world.deps.db, bid)) ?? never()
          const shown = orThrow(await priceBook(book, region, world.deps)).bindings.find(
            row => row.binding === binding,
          )
          const { lines } = orThrow(
            await checkOrder(
              uid,
              {
                lines: [{ bid, binding, quantity: 1 }],
                region,
                shipping: binding === 'pdf' ? 'email' : 'standard',
                addressId: null,
                coupons: [],
              },
              world.payments,
              world.deps,
            ),
          )
          const [line] = lines
          expect(line?.subtotal).toEqual(shown?.price)
          expect([line?.pages, line?.billedPages, line?.volumes]).toEqual([
            shown?.pages,
            shown?.billedPages,
            shown?.volumes.length,
          ])
        },
      ),
      { numRuns: runs(150, 40) },
    )
  },
)

test('what who prints has no paper for is neither offered nor sold, but as a PDF', async () => {
  const { uid, bid, typeset } = await buyerWithEntry()
  await world.setPages({ bid, typeset }, 60, { gift: true })
  const deps = { ...world.deps, printer: { ...world.deps.printer, papers: ['a4' as const] } }
  const book = (await readBook(deps.db, bid)) ?? never()
  const { bindings, papers } = orThrow(await priceBook(book, 'TW', deps))
  expect(papers).toEqual(['a4'])
  expect(bindings.map(({ binding }) => binding)).toEqual(['pdf'])
  const { typesets } = await compareTypesets(book, 'TW', deps)
  for (const { typeset, bindings } of typesets)
    expect(bindings.map(({ binding }) => binding)).toEqual(paperOf(typeset) === 'a4' ? bindingNames : [])
  const check = (binding: OrderedBinding) => {
    const shipping = binding === 'pdf' ? ('email' as const) : ('standard' as const)
    const lines = [{ bid, binding, quantity: 1 }]
    const wanted = { lines, region: 'TW' as const, shipping, addressId: null, coupons: [] }
    return checkOrder(uid, wanted, world.payments, deps)
  }
  for (const binding of bindingNames) expect(await check(binding)).toEqual({ refused: 'paperNotPrinted' })
  expect(orThrow(await check('pdf')).lines).toHaveLength(1)
})

test('a page less where it is said makes one volume of two', async () => {
  const { bid, typeset } = await buyerWithEntry()
  await world.setPages({ bid, typeset }, 235, { gift: true })
  const priceNow = async () =>
    orThrow(await priceBook((await readBook(world.deps.db, bid)) ?? never(), 'TW', world.deps)).bindings
  const nextOf = (rows: Awaited<ReturnType<typeof priceNow>>) =>
    bindingNames.map(binding => rows.find(row => row.binding === binding)?.next)
  const [paperback, hardback] = nextOf(await priceNow())
  // one that is split further away says nothing
  expect(hardback).toBeNull()
  const { fewerPages } = paperback ?? never()
  await world.setPages({ bid, typeset }, 235 - fewerPages + 1, { gift: true })
  expect((await priceNow())[0]?.volumes).toHaveLength(2)
  await world.setPages({ bid, typeset }, 235 - fewerPages, { gift: true })
  expect((await priceNow())[0]?.volumes).toHaveLength(1)
})
