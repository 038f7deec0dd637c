import type { Item } from '#domain/books/item'
import { editMonth } from '../edit/edit-month.ts'
import { weighItem } from '../edit/weigh-item.ts'
import { emWidth } from '../text/em-width.ts'
import { prepareLine } from '../text/prepare-text.ts'
import type { TypesetContext } from './context.ts'

/**
 * A sentence of the entries of a month that can stand alone in large type: of the best one, else of the heaviest other that has one, of the
 * second only where no other has one; none that the first says, which stands below it. None of a month that is not edited.
 */
export function pulledSentence(items: readonly Item[], context: TypesetContext): string | undefined {
  if (!context.edited) return undefined
  const [first, ...parts] = editMonth(items, true)
  const below = first && 'item' in first ? first.item.text : ''
  const entries = parts.flatMap((part, n) => {
    if (!('item' in part)) return []
    const best = part.kind === 'feature' ? 100 : 0
    // it may stand on the page of the opener
    const isNear = n === 0 ? 1000 : 0
    return [{ item: part.item, weight: weighItem(part.item, 0) + best - isNear }]
  })
  for (const { item } of entries.toSorted((a, b) => b.weight - a.weight)) {
    const { text } = item
    // what is shorter is read at once, what is longer speaks of much else
    if (text.length < 40 || text.length > 1500) continue
    const sentence = text
      .match(sentences)
      ?.find(
        words =>
          speaks(words) &&
          !below.includes(words.trim()) &&
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
