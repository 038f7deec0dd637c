import type { Item } from '#domain/books/item'
import type { Run } from '../../page/display-list.ts'
import type { PagesOfMonth } from '../typeset.ts'

/** The entries on the page of an opener, by their ids, where one of them says the sentence of it, too. */
export function saidByOpener(
  { pages: [page] }: PagesOfMonth,
  items: readonly Item[],
): ReadonlySet<string> | undefined {
  const sentence = page?.elements.flatMap(element =>
    element.kind === 'text' && element.style === 'sentence' ? [wordsOf(element.runs)] : [],
  )[0]
  if (!page || !sentence) return undefined
  // a photo of an entry that opens the month says nothing
  const onPage = new Set(page.regions.flatMap(({ item, photo }) => (photo === undefined ? [item] : [])))
  const isSaid = items.some(({ id, text }) => onPage.has(id) && wordsOf([text]).includes(sentence))
  return isSaid ? onPage : undefined
}

// Without the ends of lines, and where they may not end.
const wordsOf = (runs: readonly Run[]): string =>
  runs
    .map(run => (typeof run === 'string' ? run : run.emoji))
    .join('')
    .replaceAll(/[\s\u2060]+/g, '')
