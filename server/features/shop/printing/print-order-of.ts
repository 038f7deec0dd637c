import type { TypesetName } from '#domain/catalogue/typesets'
import { paperOf } from '#domain/catalogue/typesets'
import { invariant } from '#domain/invariant'
import type {
  PrintAddress,
  PrintedBook,
  PrintedFile,
  PrintOrder,
} from '../../../adapters/printers/printer.ts'
import type { Deps } from '../../../deps.ts'
import { dayMs } from '../../../scratch.ts'
import type { FrozenBook } from '../freezing/store.ts'
import { runIdOf } from '../print-files/ask-for-print.ts'
import { orderFileAddress } from '../print-files/file-address.ts'
import { listFiles, type PrintFileRow } from '../print-files/store.ts'
import { profileOf } from './make-order.ts'

/** What a printer has to know of an order beside its files. */
export interface OrderToPrint {
  number: string
  note: string
  /** Its money was given back: nobody prints it. */
  isRefunded: boolean
  shipping: 'standard' | 'express'
  address: PrintAddress
  /** By the number of their line. */
  lines: ReadonlyMap<number, { title: string; typeset: TypesetName; quantity: number }>
}

/** An order with its files, for a printer. */
export async function printOrderOf(
  { oid, reprint }: { oid: string; reprint: number },
  order: OrderToPrint,
  frozenBooks: readonly FrozenBook[],
  deps: Deps,
): Promise<PrintOrder> {
  const { db } = deps
  const books: PrintedBook[] = []
  for (const { frozen, binding, line } of printedBooks(order, frozenBooks)) {
    const { snapshotKey } = frozen
    const files = await listFiles(db, [runIdOf({ snapshotKey, binding, profile: profileOf(frozen, deps) })])
    invariant(files.length > 0, 'a book that is handed over has its files')
    const volumes = Math.max(...files.map(({ volume }) => volume))
    for (let volume = 1; volume <= volumes; volume += 1) {
      const of = (kind: PrintFileRow['kind']) => {
        const file = files.find(file => file.volume === volume && file.kind === kind)
        invariant(file, 'every volume has its files')
        return file
      }
      const inner = of('inner')
      books.push({
        title: line.title,
        binding,
        paper: paperOf(line.typeset),
        copies: line.quantity,
        volume,
        volumes,
        pages: inner.pages,
        inner: printedFile(oid, inner, deps),
        cover: printedFile(oid, of('cover'), deps),
      })
    }
  }
  const { number, note, shipping, address } = order
  return { id: reprint === 0 ? oid : `${oid}-${reprint}`, number, note, shipping, address, books }
}

function printedFile(
  oid: string,
  { sha256, bytes, kind, volume }: PrintFileRow,
  { files, settings, now }: Deps,
): PrintedFile {
  const until = new Date(now().getTime() + fetchDays * dayMs)
  const path = orderFileAddress({ oid, sha256, name: `${kind}-${volume}.pdf` }, until, settings.secret)
  return {
    sha256,
    bytes,
    address: `${settings.publicOrigin}${path}`,
    async open() {
      const file = await files.open(sha256)
      invariant(file, 'the store has the files of orders')
      return file.stream
    },
  }
}

/** The books of an order that are printed, each with its line. */
export function printedBooks({ lines }: Pick<OrderToPrint, 'lines'>, frozenBooks: readonly FrozenBook[]) {
  return frozenBooks.flatMap(frozen => {
    const { binding, seq } = frozen
    if (binding === 'pdf') return []
    const line = lines.get(seq)
    invariant(line, 'a frozen book is of a line of its order')
    return [{ frozen, binding, line }]
  })
}

/** That a printer may take to fetch a file. */
const fetchDays = 30
