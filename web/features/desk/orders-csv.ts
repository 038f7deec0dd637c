import type { DeskRow } from '#contract/desk'
import { fullName } from '#domain/addresses/address-lines'
import { type CsvColumn, csvText } from './csv.ts'

/** Orders as a table for spreadsheets; names of columns are those of the call. */
export function ordersCsv(rows: readonly DeskRow[]): string {
  return csvText(columns, rows)
}

const columns: readonly CsvColumn<DeskRow>[] = [
  ['number', row => row.number],
  ['state', row => row.state],
  ['created_at', row => row.createdAt],
  ['paid_at', row => row.paidAt],
  ['region', row => row.region],
  ['total', row => row.total.amount],
  ['currency', row => row.total.currency],
  ['addressee', row => row.addressee && fullName(row.addressee)],
  ['email', row => row.email],
  ['shipping_way', row => row.shippingWay],
  ['shipment', row => row.shipment.state],
  ['why', row => row.shipment.why],
  ['trouble', row => row.trouble],
  ['printer', row => row.shipment.printer],
  ['reprints', row => String(row.shipment.reprints)],
  ['handed_over_at', row => row.shipment.handedOverAt],
  ['shipped_at', row => row.shipment.shippedAt],
  ['tracking_number', row => row.shipment.trackingNumber],
]
