import type { CallInput } from '#contract/call'
import type { decidePrivacy as decidePrivacyCall } from '#contract/privacy'
import { coverFindings, type Finding, listFindings } from '#domain/privacy/private-findings'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { BookRow } from '../books/schema.ts'
import { lockBook } from '../books/store.ts'
import { changeItems } from '../content/change-items.ts'
import type { ItemRow } from '../content/present-item.ts'
import { printedPortions } from '../content/printed-portions.ts'
import { lockItems } from '../content/write-items.ts'
import { askAgain, keepFindings, keptIn } from '../kept-findings/store.ts'
import type { ItemState } from '../stored.ts'
import { selectionChanged } from '../topics.ts'
import { listNames } from './list-names.ts'

type Decision = CallInput<typeof decidePrivacyCall>['body']
/** A finding and the item that it is of. */
type IsMeant = (finding: Pick<Finding, 'kind' | 'text'>, itemId: string) => boolean

/** Does what was decided of findings. Gives how many items were changed. */
export async function decidePrivacy(
  book: BookRow,
  { kind, text, itemId, decision }: Decision,
  by: string,
  deps: Deps,
): Promise<number> {
  return deps.db.transaction(async tx => {
    // what is found is what is covered: nobody changes the book in between
    await lockBook(tx, book.bid)
    const isKept = await keptIn(tx, book.bid)
    const names = await listNames(tx, book.bid)
    const isMeant: IsMeant = (finding, of) => {
      if (finding.kind !== kind || (itemId !== undefined && itemId !== of)) return false
      return text === undefined ? decision === 'ask' || !isKept(finding, of) : text === finding.text
    }
    if (decision === 'cover') return cover(tx, book, names, isMeant, by, deps)
    const texts = text === undefined ? await textsOf(tx, book.bid, names, isMeant) : [text]
    if (decision === 'keep') await keepFindings(tx, book.bid, kind, texts, itemId ?? '')
    else await askAgain(tx, book.bid, kind, texts, itemId)
    return 0
  })
}

async function cover(
  tx: Sql,
  book: BookRow,
  names: readonly string[],
  isMeant: IsMeant,
  by: string,
  deps: Deps,
): Promise<number> {
  const states = new Map<string, ItemState>()
  for await (const rows of printedPortions(tx, book.bid))
    for (const { itemId, original, edits } of rows) {
      const covered = coverFindings(original, edits, names, finding => isMeant(finding, itemId))
      if (covered) states.set(itemId, { edits: covered })
    }
  if (states.size === 0) return 0
  const rows = await lockItems(tx, book.bid, [...states.keys()])
  await changeItems(tx, deps, book, rows, states, { label: 'privacy', by })
  await deps.events.emit(tx, selectionChanged, { bid: book.bid })
  return states.size
}

async function textsOf(tx: Sql, bid: string, names: readonly string[], isMeant: IsMeant): Promise<string[]> {
  const texts = new Set<string>()
  const meantOf = ({ itemId, original, edits }: ItemRow) =>
    listFindings(original, edits, names).filter(finding => isMeant(finding, itemId))
  for await (const rows of printedPortions(tx, bid))
    for (const row of rows) for (const { text } of meantOf(row)) texts.add(text)
  return [...texts]
}
