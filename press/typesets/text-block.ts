import type { TextBlock } from '../paginate/block.ts'
import {
  type Paragraph,
  type PreparedText,
  prepareEntry,
  prepareLine,
  prepareLongLine,
  prepareText,
} from '../text/prepare-text.ts'
import type { TypesetContext } from './context.ts'

/** One text block; lines are measured later. */
export function textBlock(
  item: string,
  paragraph: Paragraph,
  style: string,
  context: TypesetContext,
  more: Partial<TextBlock> & { x: number; w: number },
): TextBlock {
  const lineHeight = context.styles[style]?.lineHeight ?? context.area.rowMm * 2
  return {
    kind: 'text',
    item,
    style,
    paragraph,
    rowsPerLine: rowsPerLine(lineHeight / context.area.rowMm),
    lines: 1,
    before: 0,
    ...more,
  }
}

// Small type keeps its own leading, in boxes of whole rows.
function rowsPerLine(ratio: number): number {
  return ratio > 0.9 ? Math.max(1, Math.round(ratio)) : Math.round(ratio * 12) / 12
}

/** Words without paragraphs as a text block; of more than a paragraph holds, as several. */
export function lineBlocks(
  item: string,
  text: string,
  style: string,
  context: TypesetContext,
  more: Partial<TextBlock> & { x: number; w: number },
): TextBlock[] {
  const { paragraphs, missing } = prepareLongLine(text, context.locale)
  for (const character of missing) context.missing.add(character)
  const { keepNext = false, ...place } = more
  const pieces = paragraphs.length > 0 ? paragraphs : [{ runs: [], lang: context.locale }]
  return pieces.map((paragraph, n) =>
    textBlock(item, paragraph, style, context, {
      ...place,
      ...(n > 0 && { before: 0 }),
      ...(n === pieces.length - 1 && 'keepNext' in more && { keepNext }),
    }),
  )
}

/** One line of words, with its missing characters noted. */
export function line(text: string, context: TypesetContext): Paragraph {
  const { runs, lang, missing } = prepareLine(text, context.locale)
  for (const character of missing) context.missing.add(character)
  return { runs, lang }
}

/** The paragraphs of a text, with their missing characters noted. */
export function paragraphs(text: string, context: TypesetContext): PreparedText['paragraphs'] {
  const prepared = prepareText(text, context.locale)
  for (const character of prepared.missing) context.missing.add(character)
  return prepared.paragraphs
}

/** The paragraphs of what a person wrote of a day, its title and its hashtags told apart. */
export function entryParagraphs(text: string, context: TypesetContext): PreparedText['paragraphs'] {
  const prepared = prepareEntry(text, context.locale)
  for (const character of prepared.missing) context.missing.add(character)
  return prepared.paragraphs
}
