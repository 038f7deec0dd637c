import { invariant } from '#domain/invariant'
import type { Run } from '#press/page/display-list'
import type { Styles, TextStyle } from '#press/page/style'
import { type Glyph, languageOf, toGlyphs, toRuns } from './cover-words.ts'
import { type Fit, fitLines, type Piece, type Room } from './fit-lines.ts'

/** Width in mm of each text on one line; the engine's `naturalWidths`, here or in a child. */
export type MeasureWidths = (
  styles: Styles,
  wants: { style: string; lang: string; runs: Run[] }[],
) => number[] | Promise<number[]>

export interface Voice {
  family: TextStyle['family']
  weight: number
}

export interface FittedText {
  /** pt */
  size: number
  lang: string
  lines: FittedLine[]
  /** The end was left out: it would not fit at the least size. */
  cut: boolean
}

/** A line as the parts that are drawn at once. Lengths in mm at the fitted size. */
export interface FittedLine {
  length: number
  parts: { text: string; runs: Run[]; sideways: boolean; length: number }[]
}

export type Direction = 'across' | 'down'

/**
 * Sets words in a room: shrinks them to one line while that is comfortable, then breaks lines between words, then
 * inside words, then leaves out the end. What comes back never measures more than the room. Lengths in mm.
 */
export async function fitText(
  text: string,
  room: Room,
  voice: Voice,
  direction: Direction,
  measure: MeasureWidths,
  locale: string,
): Promise<FittedText> {
  const all = toGlyphs(text)
  const glyphs = all.slice(0, mostGlyphs)
  const lang = languageOf(text, locale)
  const em = await measurer(measure, voice, room.tracking, lang)
  const pieces = await toPieces([...glyphs, ellipsis], direction, em)
  const dots = pieces.pop()
  let fitting = glyphs
  let fit = glyphs.length === all.length ? fitLines(pieces, room) : undefined
  if (!fit && dots) {
    const count = longest(
      Math.min(all.length, mostGlyphs + 1),
      n => fitLines([...pieces.slice(0, n), dots], room) !== undefined,
    )
    fitting = count < 0 ? [] : [...withoutSpace(glyphs.slice(0, count)), ellipsis]
    fit = fitLines(await toPieces(fitting, direction, em), room) ?? { size: room.min, lines: [] }
  }
  const chosen = fit ?? { size: room.min, lines: [] }
  const lines = chosen.lines.map(([from, to]) => fitting.slice(from, to))
  const parts = lines.map(line => partsOf(line, direction))
  const lengths = await lengthsOf(parts, direction, em)
  const sums = lengths.map(line => line.reduce((sum, length) => sum + length + room.tracking, -room.tracking))
  const size = withinRoom(chosen, sums, room)
  const mm = (ems = 0) => ems * size * mmPerPt
  return {
    size,
    lang,
    lines: parts.map((line, i) => ({
      length: mm(sums[i]),
      parts: line.map(({ glyphs, sideways }, j) => ({
        text: glyphs.map(glyph => glyph.text).join(''),
        runs: toRuns(glyphs),
        sideways,
        length: mm(lengths[i]?.[j]),
      })),
    })),
    cut: fitting !== glyphs,
  }
}

/** East Asian marks that turn with the line, each on its own square. */
export function turnsAlone(text: string): boolean {
  return /^[（）〔〕［］｛｝〈〉《》「」『』【】—…～〜ー]/u.test(text)
}

/** Emoji are drawn smaller downwards: their pictures are wider than an em. */
export const emojiScale = 0.8

interface Part {
  glyphs: Glyph[]
  sideways: boolean
}

/** One part across; downwards, characters one by one and Latin words on their side. */
function partsOf(glyphs: readonly Glyph[], direction: Direction): Part[] {
  if (direction === 'across') return [{ glyphs: [...glyphs], sideways: false }]
  const parts: Part[] = []
  for (const glyph of glyphs) {
    const last = parts.at(-1)
    const joins = last?.sideways && !turnsAlone(last.glyphs[0]?.text ?? '')
    if (joins && turns(glyph) && !turnsAlone(glyph.text)) last.glyphs.push(glyph)
    else parts.push({ glyphs: [glyph], sideways: turns(glyph) })
  }
  return parts.map(part => ({ ...part, sideways: part.sideways && !standsAlone(part.glyphs) }))
}

/** Twice what a title may hold (contract/book): covers are drawn for addresses that anybody may write, at any length. */
const mostGlyphs = 250
const mmPerPt = 25.4 / 72
const probe = 100
const ellipsis: Glyph = { text: '…', run: '…', level: 4, space: false, upright: false }

type MeasureEm = (texts: Run[][]) => Promise<number[]>

async function measurer(
  measure: MeasureWidths,
  voice: Voice,
  tracking: number,
  lang: string,
): Promise<MeasureEm> {
  const styles = { probe: { ...voice, size: probe, lineHeight: probe, tracking } }
  const widthsByRuns = new Map<string, number>()
  return async texts => {
    const keyed = texts.map(runs => ({ runs, key: JSON.stringify(runs) }))
    const fresh = new Map(
      keyed.flatMap(({ key, runs }) => (widthsByRuns.has(key) ? [] : [[key, runs] as const])),
    )
    if (fresh.size > 0) {
      const wants = [...fresh.values()].map(runs => ({ style: 'probe', lang, runs }))
      const widths = await measure(styles, wants)
      for (const [i, key] of [...fresh.keys()].entries())
        widthsByRuns.set(key, measuredAt(widths, i) / (probe * mmPerPt))
    }
    return keyed.map(({ key }) => {
      const width = widthsByRuns.get(key)
      invariant(width !== undefined, 'each text is measured before it is asked for')
      return width
    })
  }
}

function measuredAt(widths: readonly number[], index: number): number {
  const width = widths[index]
  invariant(width !== undefined, 'each text has its width measured')
  return width
}

async function toPieces(glyphs: readonly Glyph[], direction: Direction, em: MeasureEm): Promise<Piece[]> {
  const widths = await em(glyphs.map(glyph => [glyph.run]))
  return glyphs.map((glyph, i) => ({
    advance: direction === 'down' && !turns(glyph) ? 1 : advanceOf(glyph, measuredAt(widths, i)),
    level: glyph.level,
    space: glyph.space,
  }))
}

// East Asian brackets are measured at half an em on their own; in a line they may take a whole one.
function advanceOf(glyph: Glyph, width: number): number {
  return glyph.upright && typeof glyph.run === 'string' ? Math.max(1, width) : width
}

/** em that each part of each line takes, as drawn. */
async function lengthsOf(lines: Part[][], direction: Direction, em: MeasureEm): Promise<number[][]> {
  const widths = await em(lines.flat().map(part => toRuns(part.glyphs)))
  let at = 0
  return lines.map(line =>
    line.map(part => {
      const width = measuredAt(widths, at++)
      const square = !part.sideways || turnsAlone(part.glyphs[0]?.text ?? '')
      return direction === 'down' && square ? 1 : width
    }),
  )
}

function turns(glyph: Glyph): boolean {
  return !glyph.upright || turnsAlone(glyph.text)
}

/** One or two digits, or a single letter, stand upright in a vertical line. */
function standsAlone(glyphs: readonly Glyph[]): boolean {
  return /^([0-9]{1,2}|[A-Za-z&])$/.test(glyphs.map(glyph => glyph.text).join(''))
}

/** Kerning and joining letters make a line longer or shorter than its letters: the last word is the engine's. */
function withinRoom(fit: Fit, lengths: number[], room: Room): number {
  const widest = Math.max(0, ...lengths)
  return widest > 0 ? Math.min(fit.size, (room.length * 0.999) / (widest * mmPerPt)) : fit.size
}

function longest(most: number, fits: (count: number) => boolean): number {
  let [low, high] = [-1, most]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle
  }
  return low
}

function withoutSpace(glyphs: Glyph[]): Glyph[] {
  return glyphs.at(-1)?.space ? glyphs.slice(0, -1) : glyphs
}
