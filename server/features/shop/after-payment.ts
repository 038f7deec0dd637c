import { on } from '../../kernel/events/reactions.ts'
import type { Job } from '../../kernel/jobs/jobs.ts'
import type { Layer } from '../../layer.ts'
import { updateBook } from '../library/books/store.ts'
import { freezeBook } from './freezing/freeze-book.ts'
import { frozenCover } from './freezing/frozen-cover.ts'
import { deleteFrozenBooks } from './freezing/store.ts'
import { mailDetails } from './mail-details-of.ts'
import { mailJob } from './mails/mail-job.ts'
import { sendFirstMail, sendMail } from './mails/send-mail.ts'
import type { OrderSource } from './order-source.ts'
import { printJob } from './print-files/print-job.ts'
import { orderFiles } from './print-files/routes.ts'
import { printEnded } from './print-files/topics.ts'
import { handOverJob } from './printing/hand-over-job.ts'
import { lookAtPrinterJob } from './printing/look-at-printer-job.ts'
import { advanceOrdersOf, beginShipment } from './printing/make-order.ts'
import { orderExpired, orderPaid, orderPlaced, orderRefunded } from './topics.ts'

/** What becomes of an order once it was placed: its books are kept as they are, made, handed over, and its person hears of it. */
export function afterPayment(orders: OrderSource): Layer {
  const mails = mailJob({
    async readOrder(oid, deps) {
      const order = await orders.readMailed(oid, deps)
      const cover = order && (await frozenCover(oid, deps))
      return order && { ...order, ...(cover && { cover }) }
    },
    readDetails: mailDetails,
  })
  return {
    routes: [],
    async mount(app, deps) {
      orderFiles(app, deps)
    },
    // each job knows its own payload; the list of all of them does not
    jobs: [mails as Job, printJob as Job, handOverJob(orders.readToPrint) as Job, lookAtPrinterJob as Job],
    reactions: [
      on(orderPlaced, async (tx, { oid, lines }, deps) => {
        const frozen = lines.map(line => freezeBook(tx, { oid, ...line }))
        await Promise.all([...frozen, sendFirstMail(tx, { oid, kind: 'received' }, deps)])
      }),
      // its snapshot goes with the next cleaning where no other order has it
      on(orderExpired, (tx, { oid }) => deleteFrozenBooks(tx, oid)),
      on(orderPaid, async (tx, { oid }, deps) => {
        for (const { bid } of await orders.listLines(tx, oid)) await updateBook(tx, bid, { finalized: true })
        await beginShipment(tx, oid, deps)
        await sendMail(tx, { oid, kind: 'paid' }, deps)
      }),
      on(orderRefunded, async (tx, { oid, refund, amountMinor }, deps) => {
        const currency = await orders.currencyOf(tx, oid)
        const details = { refunded: { amountMinor, currency } }
        await sendMail(tx, { oid, kind: 'refunded', about: refund, details }, deps)
      }),
      on(printEnded, (tx, { runId }, deps) => advanceOrdersOf(tx, runId, deps)),
    ],
  }
}
