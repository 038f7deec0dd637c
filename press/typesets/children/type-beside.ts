import type { Item } from '#domain/books/item'
import { pt } from '../../page/style.ts'
import { emWidth } from '../../text/em-width.ts'
import { gatherTags } from '../../text/gather-tags.ts'
import type { TypesetContext } from '../context.ts'

/** The largest type in which words `w` mm wide fill no more than their part of so many rows; none where only the usual one does. */
export function typeBeside<Name extends string>(
  { text, links }: Item,
  w: number,
  rows: number,
  context: TypesetContext,
  types: readonly Name[],
): Name | undefined {
  if (text === '' || links.length > 0) return undefined
  const { words, tags } = gatherTags(text.split('\n'))
  if (words.length === 0) return undefined
  const heightIn = (name: string, lines: readonly string[]) => {
    const { size = 0, lineHeight = 0 } = context.styles[name] ?? {}
    const widths = lines.map(line => emWidth(line) * size * pt)
    return widths.reduce((sum, width) => sum + Math.max(1, Math.ceil(width / w)), 0) * lineHeight
  }
  const small = tags === '' ? 0 : heightIn('tags', [tags])
  const most = rows * context.area.rowMm * mostFilled - small
  const mostIn = (name: string) =>
    name === 'greatRemark' ? mostGreat * (context.styles[name]?.lineHeight ?? 0) : most
  return types.find(name => context.styles[name] && heightIn(name, words) <= Math.min(most, mostIn(name)))
}

/** Of stories; the largest first. */
export const largestTypes = ['greatRemark', 'largeRemark', 'feature', 'story'] as const
/** Lines in the largest type: a word. */
const mostGreat = 1
/** Of the height of a picture that words take beside it, by estimate. */
const mostFilled = 0.75
