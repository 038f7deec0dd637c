import { invariant } from '#domain/invariant'
import type { TextElement } from '../../../page/display-list.ts'
import { breakUnits } from '../../../text/break-units.ts'
import { joinRuns } from '../../../text/join-runs.ts'
import { type Paragraph, prepareText } from '../../../text/prepare-text.ts'
import type { FrontContext } from '../front/front-context.ts'
import { frontStyles } from '../front-styles.ts'

/** Words in a box: the paragraphs, each so many mm below the head of the first. */
export interface FittedWords {
  style: string
  parts: { paragraph: Paragraph; lines: number; down: number }[]
  height: number
}

/**
 * A maker's words in the first of the styles in which they fit into a box; in the last one they are cut at its
 * foot, with an ellipsis. An empty line between paragraphs stays as a gap.
 */
export async function fitWords(
  text: string,
  box: { w: number; h: number },
  styles: readonly string[],
  context: FrontContext,
): Promise<FittedWords> {
  const paragraphs = stanzas(text, context.settings.locale)
  let fitted: FittedWords = { style: styles[0] ?? '', parts: [], height: 0 }
  for (const style of styles) {
    const lines = await context.measure(
      paragraphs.map(({ paragraph }) => ({ ...paragraph, style, width: box.w })),
    )
    fitted = stacked(paragraphs, lines, style, context)
    if (fitted.height <= box.h) return fitted
  }
  return cutAt(box, fitted, context)
}

/** Fitted words as elements, from `y` on. */
export function wordElements(
  { style, parts }: FittedWords,
  at: { x: number; y: number; w: number },
  more: Partial<Pick<TextElement, 'align' | 'color' | 'heading'>> = {},
): TextElement[] {
  return parts.map(({ paragraph, lines, down }) => ({
    kind: 'text',
    ...at,
    y: at.y + down,
    style,
    lines,
    ...paragraph,
    ...more,
  }))
}

/** A few lines stand well in the middle; paragraphs of prose are read from an edge. */
export function centred({ parts }: FittedWords): { align?: 'center' } {
  return parts.some(part => part.lines > 3) ? {} : { align: 'center' }
}

interface Stanza {
  paragraph: Paragraph
  /** First of a part after an empty line. */
  apart: boolean
}

function stanzas(text: string, locale: string): Stanza[] {
  const parts = text.split(/(?:\r\n|\n|\r)[^\S\n\r]*(?:\r\n|\n|\r)\s*/).map(part => prepareText(part, locale))
  return parts
    .filter(({ paragraphs }) => paragraphs.length > 0)
    .flatMap(({ paragraphs }, n) =>
      paragraphs.map((paragraph, i) => ({ paragraph, apart: n > 0 && i === 0 })),
    )
}

function stacked(
  paragraphs: readonly Stanza[],
  lines: readonly number[],
  style: string,
  context: FrontContext,
): FittedWords {
  const step = lineHeight(style, context)
  let height = 0
  const parts = paragraphs.map(({ paragraph, apart }, i) => {
    if (apart) height += gap * step
    const count = lines[i]
    invariant(count !== undefined, 'each paragraph has its lines counted')
    const part = { paragraph, lines: count, down: height }
    height += part.lines * step
    return part
  })
  return { style, parts, height }
}

/** Lines of white between two stanzas. */
const gap = 0.7

/** mm from line to line of a style of the front matter. */
export function lineHeight(style: string, { area }: Pick<FrontContext, 'area'>): number {
  return frontStyles({ paper: area.page.width > 150 ? 'a4' : 'a5' })[style]?.lineHeight ?? 8
}

async function cutAt(
  box: { w: number; h: number },
  { style, parts }: FittedWords,
  context: FrontContext,
): Promise<FittedWords> {
  const step = lineHeight(style, context)
  const begun = parts.filter(part => part.down + step <= box.h)
  const last = begun.pop()
  if (!last) return { style, parts: [], height: 0 }
  const room = Math.min(last.lines, Math.floor((box.h - last.down) / step + 1e-6))
  const paragraph = await shortened(last.paragraph, room, { style, width: box.w }, context)
  return { style, parts: [...begun, { ...last, paragraph, lines: room }], height: last.down + room * step }
}

/** As much of a paragraph as so many lines hold with an ellipsis at the end. */
async function shortened(
  { runs, lang }: Paragraph,
  lines: number,
  at: { style: string; width: number },
  context: FrontContext,
): Promise<Paragraph> {
  const units = breakUnits(runs)
  const first = (count: number) => withEllipsis(joinRuns(units.slice(0, count).flat()))
  let fits = 0
  let over = units.length + 1
  while (over - fits > 1) {
    const step = Math.max(1, Math.ceil((over - fits) / triedAtOnce))
    const tried: number[] = []
    for (let count = fits + step; count < over; count += step) tried.push(count)
    const lineCounts = await context.measure(tried.map(count => ({ ...at, lang, runs: first(count) })))
    const fitting = tried.filter((_, i) => {
      const count = lineCounts[i]
      invariant(count !== undefined, 'each length that is tried has its lines counted')
      return count <= lines
    })
    fits = fitting.at(-1) ?? fits
    over = tried.find(count => count > fits) ?? over
    if (tried.length === 0) break
  }
  return { runs: first(fits), lang }
}

// Each asking of the engine costs as much as a dozen measures.
const triedAtOnce = 12

function withEllipsis(runs: Paragraph['runs']): Paragraph['runs'] {
  const last = runs.at(-1)
  if (typeof last !== 'string') return [...runs, '…']
  return [...runs.slice(0, -1), `${last.replace(/[\s\u200b、，；：,;:。.…]+$/u, '')}…`]
}
