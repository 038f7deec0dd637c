import type { TextBlock } from '../paginate/block.ts'
import { type Paragraph, prepareLine, prepareText } from '../text/prepare-text.ts'
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
    rowsPerLine: Math.max(1, Math.round(lineHeight / context.area.rowMm)),
    lines: 1,
    before: 0,
    ...more,
  }
}

/** One line of words, with its missing characters noted. */
export function line(text: string, context: TypesetContext): Paragraph {
  const { runs, lang, missing } = prepareLine(text, context.locale)
  for (const character of missing) context.missing.add(character)
  return { runs, lang }
}

/** The paragraphs of a text, with their missing characters noted. */
export function paragraphs(text: string, context: TypesetContext): Paragraph[] {
  const prepared = prepareText(text, context.locale)
  for (const character of prepared.missing) context.missing.add(character)
  return prepared.paragraphs
}
