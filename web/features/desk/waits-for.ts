import type { DeskRow } from '#contract/desk'

/** What an order waits for the staff over, below `waits` of the words; `printer`: the printer said why. */
export type WaitsFor =
  | 'amountMismatch'
  | 'refundFailed'
  | 'filesFailed'
  | 'filesObjected'
  | 'paperNotPrinted'
  | 'refunded'
  | 'notHandedOver'
  | 'printer'
  | 'toShip'

/** Undefined where an order goes on by itself. A printer without a line to us tells nobody that he has shipped. */
export function waitsFor({
  shipment: { why, state, printer },
  trouble,
}: Pick<DeskRow, 'shipment' | 'trouble'>): WaitsFor | undefined {
  // money before paper
  if (trouble !== null) return trouble
  if (why !== null) return known[why] ?? 'printer'
  return state === 'handedOver' && printer === 'manual' ? 'toShip' : undefined
}

/** Those that wait come first, the longest first, and those in trouble before those to ship; the others as they were. */
export function waitingFirst<R extends Pick<DeskRow, 'shipment' | 'trouble' | 'createdAt'>>(
  rows: readonly R[],
): R[] {
  const rank = (row: R) => {
    const what = waitsFor(row)
    return what === undefined ? 2 : what === 'toShip' ? 1 : 0
  }
  return rows.toSorted((a, b) => {
    const byRank = rank(a) - rank(b)
    return byRank !== 0 || rank(a) === 2 ? byRank : Date.parse(a.createdAt) - Date.parse(b.createdAt)
  })
}

const known: Record<string, WaitsFor> = {
  'files failed': 'filesFailed',
  'files objected': 'filesObjected',
  'paper not printed': 'paperNotPrinted',
  refunded: 'refunded',
  'not handed over': 'notHandedOver',
}
