import type { Answer } from '#contract/call'
import type { compareTypesets as call } from '#contract/prices'
import { bindingNames } from '#domain/catalogue/bindings'
import type { RegionCode } from '#domain/catalogue/regions'
import { invariant } from '#domain/invariant'
import { type Money, moneyText } from '#domain/money/money'
import { lineDifference } from '#domain/prices/line-difference'
import { type PricedLine, priceLine } from '#domain/prices/line-price'
import { canMake } from '../../../adapters/printers/can-make.ts'
import type { Deps } from '../../../deps.ts'
import type { BookRow } from '../../library/books/schema.ts'
import { countLater } from '../../pages/typesetting/count-job.ts'
import { countTypesets, type TypesetCounts } from '../../pages/typesetting/count-typesets.ts'
import { orderLineOf } from './order-line-of.ts'
import { readPriceTable } from './store.ts'

type Compared = Answer<typeof call>

/** What one copy comes to in each typeset, at once; what is only estimated is counted from now on. */
export async function compareTypesets(book: BookRow, region: RegionCode, deps: Deps): Promise<Compared> {
  const { db, now, printer } = deps
  const [table, typesets] = await Promise.all([readPriceTable(db, now()), countTypesets(db, book)])
  const present = typesets.find(({ typeset }) => typeset === book.typeset)
  invariant(present, `the typeset ${book.typeset} is one of the catalogue`)
  const isEmpty = present.counts.paperback.pages === 0
  // the present one is being set by who waits for its pages; one that is final is looked at as it is
  const counting = !book.finalized && typesets.some(({ isCounted }) => !isCounted)
  if (counting && present.isCounted) await countLater(deps, book)
  const lineOf = (counted: TypesetCounts, binding: (typeof bindingNames)[number]) =>
    priceLine(orderLineOf({ ...book, typeset: counted.typeset }, counted, binding, 1), table[region])
  return {
    region,
    typeset: book.typeset,
    revision: book.revision,
    counting,
    typesets: (isEmpty ? [] : typesets).map(counted => ({
      typeset: counted.typeset,
      counted: counted.isCounted,
      bindings: bindingNames
        .filter(binding => canMake(printer, { ...counted, binding }))
        .map(binding => ({
          binding,
          ...presentLine(lineOf(counted, binding), lineOf(present, binding)),
        })),
    })),
  }
}

function presentLine(line: PricedLine, present: PricedLine) {
  const more = lineDifference(present, line)
  return {
    pages: line.pages,
    volumes: line.volumes,
    price: sumOf(line.subtotal),
    more: { pages: more.pages, price: sumOf(more.price) },
  }
}

const sumOf = (sum: Money) => ({ amount: moneyText(sum), currency: sum.currency })
