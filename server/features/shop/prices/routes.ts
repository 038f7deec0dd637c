import * as calls from '#contract/prices'
import { regionCodes, regionOf } from '#domain/catalogue/regions'
import type { Deps } from '../../../deps.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { bookPolicy } from '../../library/books/policy.ts'
import { compareTypesets } from './compare-typesets.ts'
import { pricePolicy } from './policy.ts'
import { presentPrices } from './present-prices.ts'
import { priceBook } from './price-book.ts'
import { readPriceTable } from './store.ts'

export const priceRoutes: readonly Route<Deps>[] = [
  routesOf(pricePolicy)(calls.searchPrices, async ({ query: { countryCode } }, { db, now }) => {
    const wanted = countryCode === undefined ? undefined : regionOf(countryCode)
    const table = await readPriceTable(db, now())
    const regions = regionCodes.filter(code => countryCode === undefined || code === wanted)
    return { prices: regions.map(region => presentPrices(region, table[region])) }
  }),
  routesOf(bookPolicy)(calls.readBookPrice, ({ book, query }, deps) => priceBook(book, query.region, deps)),
  routesOf(bookPolicy)(calls.compareTypesets, ({ book, query }, deps) =>
    compareTypesets(book, query.region, deps),
  ),
]
