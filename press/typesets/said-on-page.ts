import type { Item } from '#domain/books/item'
import type { Run } from '../page/display-list.ts'
import type { Band } from '../paginate/bands/plan-bands.ts'
import type { Prepared } from '../paginate/bands/prepared.ts'
import type { Opener } from './flow.ts'

/** The entries that say the sentence of an opener of a5-2, by their ids. */
export function sayersOf({ elements }: Opener, items: readonly Item[]): ReadonlySet<string> {
  const sentence = elements.flatMap(element =>
    element.kind === 'text' && element.style === 'pulled' ? [wordsOf(element.runs)] : [],
  )[0]
  if (!sentence) return new Set()
  return new Set(items.flatMap(({ id, text }) => (wordsOf([text]).includes(sentence) ? [id] : [])))
}

/** Whether words of one of the entries `ids` stand on the first page of a plan. */
export function isSaidOnFirstPage(
  ids: ReadonlySet<string>,
  bands: readonly Band[],
  boxes: Prepared['boxes'],
): boolean {
  const onPage = bands
    .filter(({ page }) => page === 0)
    .flatMap(band =>
      band.kind === 'columns'
        ? boxes.slice(band.from, band.to)
        : [...band.part.head, ...band.part.left, ...band.part.right],
    )
  return onPage.some(({ of }) => of.kind === 'text' && of.item !== undefined && ids.has(of.item))
}

// Without the ends of lines, and where they may not end.
const wordsOf = (runs: readonly Run[]): string =>
  runs
    .map(run => (typeof run === 'string' ? run : run.emoji))
    .join('')
    .replaceAll(/[\s\u2060]+/g, '')
