import { childElements, type Element, isBlock, isElement, isPicture, ownText, tidyBlock } from './elements.ts'
import { parseDate } from './parse-date.ts'

/** A date is shorter, whatever blanks are in it. */
const LONGEST_DATE = 300
const TOO_LONG = 'x'.repeat(LONGEST_DATE + 1)

/** The elements below a node whose last block (`blocksOf`) is a date; each node is looked at once. */
export function datedElements(roots: readonly Element[], timeZone: string): Set<Element> {
  const dated = new Set<Element>()
  const read = (element: Element): Ending => {
    const ending: Ending = { before: undefined, last: undefined, after: '' }
    for (const child of element.children) {
      const words = ownText(child)
      if (words !== undefined) ending.after = joined(ending.after, words)
      else if (!isElement(child)) continue
      else if (isBlock(child)) {
        endBlock(ending)
        ending.last = lastBlock(child, read(child)) ?? ending.last
      } else addInline(ending, read(child))
    }
    const last = lastBlock(element, ending)
    if (last && childElements(element).length > 0 && parseDate(last, timeZone) !== undefined)
      dated.add(element)
    return ending
  }
  for (const root of roots) read(root)
  return dated
}

/** How the blocks of an element end. */
interface Ending {
  /** The text before its first block, which may be the end of a longer text; undefined where it holds no block. */
  before: string | undefined
  /** The last block that has ended since. */
  last: string | undefined
  /** The text after that. */
  after: string
}

function lastBlock(element: Element, { before, last, after }: Ending): string | undefined {
  const text = tidyBlock(after)
  if (text !== '') return text
  return last ?? (tidyBlock(before ?? '') || (isPicture(element) ? '' : undefined))
}

function endBlock(ending: Ending): void {
  const text = tidyBlock(ending.after)
  if (ending.before === undefined) ending.before = ending.after
  else if (text !== '') ending.last = text
  ending.after = ''
}

function addInline(ending: Ending, inline: Ending): void {
  ending.after = joined(ending.after, inline.before ?? inline.after)
  if (inline.before === undefined) return
  endBlock(ending)
  ending.last = inline.last ?? ending.last
  ending.after = inline.after
}

/** No longer than can be told to be no date. */
function joined(text: string, more: string): string {
  const both = text + more
  if (both.length <= 2 * LONGEST_DATE) return both
  const tidy = both.replace(/ +/g, ' ')
  return tidy.length <= LONGEST_DATE ? tidy : TOO_LONG
}
