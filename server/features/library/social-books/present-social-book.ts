import type { Answer } from '#contract/call'
import type { readSocialBook } from '#contract/social-books'
import { type ContentType, contentTypes } from '#domain/catalogue/content-types'
import { isNetwork } from '#domain/catalogue/login-ways'
import { hasContent } from '#domain/catalogue/networks'
import type { Sql } from '../../../kernel/db/connect.ts'
import { listIdentities } from '../../account/identities/store.ts'
import type { BookRow } from '../books/schema.ts'
import { countByOrigin, type OriginCount } from '../content/store.ts'

export type SocialBook = Answer<typeof readSocialBook>

/** What a book is made from, by month, type and origin; months of one type where one is asked for. */
export async function presentSocialBook(db: Sql, book: BookRow, type?: ContentType): Promise<SocialBook> {
  const rows = await countByOrigin(db, book.bid)
  const accounts = await listIdentities(db, book.uid)
  const rowsOfType = type === undefined ? rows : rows.filter(row => row.type === type)
  const months = [...new Set(rowsOfType.map(row => row.month))]
  return {
    sid: book.sid,
    bid: book.bid,
    type: type ?? null,
    // each type has its counts
    counts: Object.fromEntries(
      contentTypes.map(each => [each, sumOf(rows.filter(row => row.type === each))]),
    ) as SocialBook['counts'],
    chapters: months.map(month => {
      const inMonth = rowsOfType.filter(row => row.month === month)
      return { cid: month, month, ...sumOf(inMonth), photos: sum(inMonth.map(row => row.photos)) }
    }),
    origins: originsOf(rowsOfType),
    span: { since: book.since, until: book.until },
    linked: accounts.flatMap(({ network, expired, tokenExpiresAt }) =>
      isNetwork(network) && hasContent(network)
        ? [{ network, expired: expired || tokenExpiresAt === null }]
        : [],
    ),
    revision: book.revision,
  }
}

function originsOf(rows: readonly OriginCount[]): SocialBook['origins'] {
  const origins = new Map<string, SocialBook['origins'][number]>()
  for (const { from, type, items } of rows) {
    if (from === null) continue
    const origin = origins.get(`${type} ${from}`)
    if (origin) origin.items += items
    else origins.set(`${type} ${from}`, { name: from, type, items })
  }
  return [...origins.values()].sort((a, b) => b.items - a.items)
}

function sumOf(rows: readonly OriginCount[]) {
  return {
    items: sum(rows.map(row => row.items)),
    chosen: sum(rows.map(row => row.chosen)),
    deleted: sum(rows.map(row => row.deleted)),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
