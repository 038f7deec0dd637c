import type { Answer } from '#contract/call'
import type { OrderAnswer, readPrintbook } from '#contract/orders'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { OrderRow } from './schema.ts'

/** What orders need of those who make and send them, which lie above: shop.ts gives it. */
export interface ShipmentParts {
  /** How far each order is that was begun to be made. */
  shipmentsOf(db: Sql, oids: readonly string[]): Promise<ReadonlyMap<string, OrderAnswer['shipment']>>
  /** The files of an order. */
  printbookOf(order: OrderRow, deps: Deps): Promise<Answer<typeof readPrintbook>>
}
