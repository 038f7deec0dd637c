import { Readable } from 'node:stream'
import { paperNames } from '#domain/catalogue/papers'
import type { HandoverFile, HandoverPlace } from './handover-place.ts'
import type { Printer, PrintOrder } from './printer.ts'

/**
 * Leaves work where the printer fetches it: the PDFs and, last, `ticket.json`, which says what to bind and where to send it. What is
 * there whole is left as it is.
 */
export function manualPrinter(place: HandoverPlace): Printer {
  return {
    name: 'manual',
    profile: 'house',
    papers: paperNames,
    async handOver(order) {
      if (!(await place.has(order.id))) await place.leave(order.id, filesOf(order))
      return { jobId: order.id }
    },
  }
}

/** Whose presence says that work is there whole. */
export const lastFile = 'ticket.json'

function filesOf(order: PrintOrder): HandoverFile[] {
  const ticket = Buffer.from(`${JSON.stringify(ticketOf(order), null, 1)}\n`)
  return [
    ...named(order).flatMap(({ inner, cover, name }) => [
      { name: `${name}-inner.pdf`, bytes: inner.bytes, open: inner.open },
      { name: `${name}-cover.pdf`, bytes: cover.bytes, open: cover.open },
    ]),
    { name: lastFile, bytes: ticket.length, open: async () => Readable.from([ticket]) },
  ]
}

/** `1-2`: the second volume of the first book. */
function named({ books }: PrintOrder) {
  let book = 0
  return books.map(printed => {
    if (printed.volume === 1) book += 1
    return { ...printed, name: `${book}-${printed.volume}` }
  })
}

function ticketOf(order: PrintOrder) {
  return {
    format: 1,
    id: order.id,
    number: order.number,
    note: order.note,
    shipping: order.shipping,
    address: order.address,
    books: named(order).map(
      ({ name, title, binding, paper, copies, volume, volumes, pages, inner, cover }) => ({
        title,
        binding,
        paper,
        copies,
        volume,
        volumes,
        pages,
        inner: { file: `${name}-inner.pdf`, sha256: inner.sha256, bytes: inner.bytes },
        cover: { file: `${name}-cover.pdf`, sha256: cover.sha256, bytes: cover.bytes },
      }),
    ),
  }
}
