import type { Sql } from '../../../kernel/db/connect.ts'
import { joined } from '../basket/basket.ts'
import { readLines, writeLines } from '../basket/store.ts'
import type { BothAccounts } from './store.ts'

/** One basket of two: what the account that stays has in it comes first. */
export async function joinBaskets(tx: Sql, { into, from }: BothAccounts, now: Date): Promise<void> {
  const more = await readLines(tx, from)
  if (more.length === 0) return
  const lines = joined([...(await readLines(tx, into)), ...more])
  await writeLines(tx, into, lines.slice(0, mostLines), now)
}

/** As the contract says. */
const mostLines = 20
