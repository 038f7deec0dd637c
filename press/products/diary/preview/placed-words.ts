import type { Element, Page, Region, TextElement } from '../../../page/display-list.ts'
import { pt, type Styles, type TextStyle } from '../../../page/style.ts'
import { groundOf } from './ground-of.ts'

/** A paragraph, or its part on a page, and how it is set. */
export interface PlacedWords {
  /** As it is printed, without what the press put between its letters. */
  text: string
  family: TextStyle['family']
  weight: number
  /** mm */
  size: number
  /** mm from one baseline to the next. */
  leading: number
  color?: string
  /** The colour that they stand on, where it is not white. */
  ground?: string
  /** Some lines of a paragraph whose others stand elsewhere. */
  part?: boolean
}

/**
 * The words of a region, where they are letters and emoji alone on a ground of one colour: from the first font of their style,
 * nothing drawn behind them. Of a paragraph over two pages they are the part that stands there. `paper` is the colour of the sheet. Undefined for all others.
 */
export function placedWords(
  page: Page,
  region: Region,
  styles: Styles,
  paper?: string,
): PlacedWords | undefined {
  if (region.photo !== undefined) return undefined
  const element = page.elements.find((element): element is TextElement => isTextOf(element, region))
  const style = element && styles[element.style]
  if (!style || !isPlain(element) || style.align) return undefined
  const ground = groundOf(page.elements, element, region, paper ?? white)
  if (ground === undefined) return undefined
  const color = element.color ?? style.color
  return {
    text: element.runs
      .map(run => (typeof run === 'string' ? run : run.emoji))
      .join('')
      .replace(unseen, ''),
    family: style.family,
    weight: style.weight ?? 400,
    size: style.size * pt,
    leading: style.lineHeight,
    ...(color && { color }),
    ...(ground !== white && { ground }),
    ...((element.continues || element.continued) && { part: true }),
  }
}

function isTextOf(element: Element, { x, y, w }: Region): boolean {
  return element.kind === 'text' && !element.frame && element.x === x && element.y === y && element.w === w
}

// A language with a face of its own takes its letters from another font (press/text/face-of-paragraph).
function isPlain({ rotate, align, lang = 'zh-tw' }: TextElement): boolean {
  return !rotate && !align && /^(zh-tw|zh-hk|en)$/.test(lang)
}

const white = '#FFFFFF'

/** Joiners, breaks and the indent of a paragraph (press/text, press/typesets/item-blocks). */
const unseen = /^\u2003+|[\u2060\u200b\n]/g
