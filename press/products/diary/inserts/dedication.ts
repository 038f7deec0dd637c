import type { Element } from '../../../page/display-list.ts'
import type { FrontContext } from '../front/front-context.ts'
import { centred, fitWords, wordElements } from './fit-words.ts'
import type { InsertPage } from './insert-page.ts'

/** A few words in the upper half of an empty page, small and centred, as books have them. */
export async function dedicationPage({ text }: InsertPage, context: FrontContext): Promise<Element[]> {
  const { width, height, top } = context.area
  const w = width * 0.68
  const words = await fitWords(
    text ?? '',
    { w, h: height * 0.86 },
    ['insertWords', 'insertWordsSmall'],
    context,
  )
  const down = Math.max(0.06 * height, 0.34 * height - words.height / 2)
  return wordElements(
    words,
    { x: (width - w) / 2, y: top + Math.min(down, (height - words.height) / 2), w },
    centred(words),
  )
}
