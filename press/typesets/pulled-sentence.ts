import type { Item } from '#domain/books/item'
import { editMonth } from '../edit/edit-month.ts'
import { weighItem } from '../edit/weigh-item.ts'
import { emWidth } from '../text/em-width.ts'
import { prepareLine } from '../text/prepare-text.ts'
import type { TypesetContext } from './context.ts'

/**
 * A sentence of the entries of a month that can stand alone in large type: of the best one, else of the heaviest other that has one. Of those
 * that may stand on the page of the opener only where no other has one, and none that is said there, too, nor in the entries that are known to
 * stand there, `onPage` by their ids. None of a month that is not edited.
 */
export function pulledSentence(
  items: readonly Item[],
  context: TypesetContext,
  onPage: ReadonlySet<string> = new Set(),
): string | undefined {
  if (!context.edited) return undefined
  const entries = editMonth(items, true).flatMap((part, n) => {
    if (!('item' in part)) return []
    const best = part.kind === 'feature' ? 100 : 0
    return [{ n, id: part.item.id, text: part.item.text, weight: weighItem(part.item, 0) + best }]
  })
  for (const near of nearOpener) {
    const said = entries.flatMap(({ n, id, text }) => (n < near || onPage.has(id) ? [text] : []))
    const others = entries.filter(({ n, id }) => n >= near && !onPage.has(id))
    const sentence = sentenceOf(others, said.join('\n'), context)
    if (sentence) return sentence
  }
  return undefined
}

/** Entries, from the first, that may stand on the page of the opener: none of these, else not the second, else not the first. */
const nearOpener = [4, 2, 1]

function sentenceOf(
  entries: readonly { text: string; weight: number }[],
  said: string,
  context: TypesetContext,
): string | undefined {
  for (const { text } of entries.toSorted((a, b) => b.weight - a.weight)) {
    // what is shorter is read at once, what is longer speaks of much else
    if (text.length < 40 || text.length > 1500) continue
    const sentence = text
      .match(sentences)
      ?.find(
        words =>
          speaks(words) &&
          !said.includes(words.trim()) &&
          prepareLine(words, context.locale).missing.length === 0,
      )
    if (sentence) return sentence.trim()
  }
  return undefined
}

const sentences = /[^。！？!?\n]+[。！？!?]*[」』”]?/gu

// Tags, addresses, faces, a quotation that goes on, a line that begins with a sign (📍), an hour, a price.
const speechless =
  /[#@＠＃]|https?:|[=^~～]{2}|[「『“][^」』”]*$|^\s*\p{Extended_Pictographic}|\d:\d\d|(?:[$¥€£]|NT|HK)\s*\d|\d\s*[元円]/u

function speaks(sentence: string): boolean {
  const width = emWidth(sentence.trim())
  return width >= 9 && width <= 32 && !speechless.test(sentence)
}
