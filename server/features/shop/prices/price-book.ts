import type { Answer } from '#contract/call'
import type { readBookPrice } from '#contract/prices'
import { type OrderedBinding, orderedBindings } from '#domain/catalogue/bindings'
import type { RegionCode } from '#domain/catalogue/regions'
import { invariant } from '#domain/invariant'
import { exactText } from '#domain/money/exact-amount'
import { moneyText } from '#domain/money/money'
import { priceLine } from '#domain/prices/line-price'
import type { RegionPrices } from '#domain/prices/price-table'
import { canMake } from '../../../adapters/printers/can-make.ts'
import type { Deps } from '../../../deps.ts'
import type { BookRow } from '../../library/books/schema.ts'
import { countTypesets, type TypesetCounts } from '../../pages/typesetting/count-typesets.ts'
import { orderLineOf } from './order-line-of.ts'
import { readPriceTable } from './store.ts'

type BookPrice = Answer<typeof readBookPrice>

/** What one copy costs as the book is now in each binding in which it is sold, by the rules and the table of an order; about so much while its months are being set. */
export async function priceBook(
  book: BookRow,
  region: RegionCode,
  { db, now, printer }: Pick<Deps, 'db' | 'now' | 'printer'>,
): Promise<BookPrice> {
  const [table, [counted]] = await Promise.all([
    readPriceTable(db, now()),
    countTypesets(db, book, [book.typeset]),
  ])
  invariant(counted, 'the typeset that is asked for is counted')
  const isEmpty = counted.counts.paperback.pages === 0
  return {
    region,
    typeset: book.typeset,
    revision: book.revision,
    counting: !counted.isCounted,
    papers: [...printer.papers],
    bindings: isEmpty
      ? []
      : orderedBindings
          .filter(binding => canMake(printer, { ...book, binding }))
          .map(binding => priceBinding(book, counted, binding, table[region])),
  }
}

function priceBinding(
  book: BookRow,
  counted: TypesetCounts,
  binding: OrderedBinding,
  prices: RegionPrices,
): BookPrice['bindings'][number] {
  const { volumes, fewerForOneVolume } = counted.counts[binding]
  const { pages, billablePages, billedPages, pagePrice, subtotal } = priceLine(
    orderLineOf(book, counted, binding, 1),
    prices,
  )
  return {
    binding,
    pages,
    billedPages,
    includedPages: Math.max(0, billedPages - billablePages),
    volumes,
    pagePrice: exactText(pagePrice),
    price: { amount: moneyText(subtotal), currency: subtotal.currency },
    // a PDF is not bound
    next:
      binding !== 'pdf' && fewerForOneVolume !== undefined && fewerForOneVolume <= nearPages
        ? { fewerPages: fewerForOneVolume, volumes: 1 }
        : null,
  }
}

/** So many pages somebody may take out for one volume in place of two. */
const nearPages = 24
