import type { SocialItem } from '#contract/item'
import type { ContentType } from '#domain/catalogue/content-types'
import type { SelectionFilter } from './selection-filter.ts'
import type { SocialBook } from './selection-queries.ts'

/** What somebody wants in the book, or not: one item (as he saw it), all of a tab, of a month or an origin in it, or what was found. */
export type Choice =
  | { kind: 'item'; item: SocialItem; change: { chosen: boolean } | { deleted: boolean } }
  | { kind: 'month'; type: ContentType; month: string; chosen: boolean }
  | { kind: 'all'; type: ContentType; from: string; chosen: boolean }
  /** All that a search finds: which that is, the server knows. */
  | { kind: 'found'; filter: SelectionFilter; chosen: boolean }

/** An item as it is once these choices are made. The same object where they do not concern it. */
export function itemWith(item: SocialItem, choices: readonly Choice[]): SocialItem {
  return choices.reduce(
    (after, choice) => (concerns(choice, after) ? chosenItem(after, choice) : after),
    item,
  )
}

/** The months and counts of a tab once these choices are made, as far as that can be known here. */
export function bookWith(book: SocialBook, choices: readonly Choice[]): SocialBook {
  return choices.reduce(oneMore, book)
}

function concerns(choice: Choice, { itemId, type, chapterId, from }: SocialItem): boolean {
  if (choice.kind === 'item') return choice.item.itemId === itemId
  if (choice.kind === 'found') return false
  if (choice.type !== type) return false
  return choice.kind === 'month' ? choice.month === chapterId : choice.from === '' || choice.from === from
}

function chosenItem(item: SocialItem, choice: Choice): SocialItem {
  return { ...item, ...(choice.kind === 'item' ? choice.change : { chosen: choice.chosen }) }
}

function oneMore(book: SocialBook, choice: Choice): SocialBook {
  if (choice.kind === 'found') return book
  if (book.type !== (choice.kind === 'item' ? choice.item.type : choice.type)) return book
  if (choice.kind === 'all' && choice.from !== '') return book
  const chapters = book.chapters.map(month => {
    if (choice.kind === 'all' || (choice.kind === 'month' && choice.month === month.month))
      return { ...month, chosen: choice.chosen ? month.items - month.deleted : 0 }
    return choice.kind === 'item' && choice.item.chapterId === month.month
      ? { ...month, ...moved(month, choice) }
      : month
  })
  const ofType = book.counts[book.type ?? 'facebook']
  const sum = (name: 'chosen' | 'deleted') => chapters.reduce((all, month) => all + month[name], 0)
  const counts = {
    ...book.counts,
    [book.type ?? 'facebook']: { ...ofType, chosen: sum('chosen'), deleted: sum('deleted') },
  }
  return { ...book, chapters, counts }
}

function moved(
  month: { chosen: number; deleted: number },
  { item, change }: Extract<Choice, { kind: 'item' }>,
): { chosen: number; deleted: number } {
  const after = { ...item, ...change }
  const printed = (version: SocialItem) => Number(version.chosen && !version.deleted)
  return {
    chosen: month.chosen + printed(after) - printed(item),
    deleted: month.deleted + Number(after.deleted) - Number(item.deleted),
  }
}
