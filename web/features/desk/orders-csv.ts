import type { BookedOrder } from '#contract/desk-bookkeeping'
import { fullName } from '#domain/addresses/address-lines'
import { fixedText, parseMoney } from '#domain/money/money'
import type { Sum } from '../prices/sum.ts'
import { type CsvColumn, csvLines, csvText } from './csv.ts'
import { dayOf } from './local-days.ts'

/**
 * Orders as a table for spreadsheets; names of columns are those of the call. Days are the reader's own, as those of the filter; the moments
 * at the end are UTC.
 */
export function ordersCsv(rows: readonly BookedOrder[]): string {
  return csvText(columns, rows)
}

/** Further orders of it. */
export function moreOrdersCsv(rows: readonly BookedOrder[]): string {
  return csvLines(columns, rows)
}

// without symbols and commas, so that a spreadsheet can add them up
const amountText = ({ amount, currency }: Sum) => fixedText(parseMoney(amount, currency))
const dayText = (moment: string | null) => moment && dayOf(new Date(moment))

const columns: readonly CsvColumn<BookedOrder>[] = [
  ['number', row => row.number],
  ['state', row => row.state],
  ['ordered_on', row => dayText(row.createdAt)],
  ['paid_on', row => dayText(row.paidAt)],
  ['shipped_on', row => dayText(row.shipment.shippedAt)],
  ['region', row => row.region],
  ['currency', row => row.total.currency],
  ['subtotal', row => amountText(row.subtotal)],
  ['discount', row => amountText(row.discount)],
  ['coupons', row => row.coupons.join(' ')],
  ['shipping', row => amountText(row.shipping)],
  ['surcharge', row => amountText(row.surcharge)],
  ['tax', row => amountText(row.tax)],
  ['total', row => amountText(row.total)],
  ['refunded', row => amountText(row.refunded)],
  ['method', row => row.method],
  ['addressee', row => row.addressee && fullName(row.addressee)],
  ['email', row => row.email],
  ['shipping_way', row => row.shippingWay],
  ['shipment', row => row.shipment.state],
  ['why', row => row.shipment.why],
  ['trouble', row => row.trouble],
  ['printer', row => row.shipment.printer],
  ['reprints', row => String(row.shipment.reprints)],
  ['tracking_number', row => row.shipment.trackingNumber],
  ['created_at', row => row.createdAt],
  ['paid_at', row => row.paidAt],
  ['handed_over_at', row => row.shipment.handedOverAt],
  ['shipped_at', row => row.shipment.shippedAt],
]
