import type { DrawnImage, DrawnPage, Line } from './drawn-page.ts'
import { findFurniture } from './find-furniture.ts'
import { gatherLines } from './gather-lines.ts'
import { gatherParagraphs, leadingsOf, sizeKey } from './gather-paragraphs.ts'

/** A finished book as the measures look at it: running heads and folios are put aside. */
export interface OpenBook {
  pages: OpenPage[]
  /** Size and leading that most letters are set in: pt, mm. */
  body: { size: number; leading: number }
}

export interface OpenPage {
  /** 1 is the first page, a right one. */
  folio: number
  /** mm from the trim to the left of its type area, where it is known: volumes differ. */
  left?: number
  width: number
  height: number
  lines: Line[]
  paragraphs: Line[][]
  images: DrawnImage[]
  /** YYYYMM, where it is known. */
  month?: string
  /** Whether the month begins or ends here. */
  opens?: boolean
  ends?: boolean
}

/** `months`: the month of each page; `bodySize` in pt; `lefts` of their type areas: where the caller knows them. */
export function openBook(
  drawn: readonly DrawnPage[],
  months: readonly (string | undefined)[] = [],
  bodySize?: number,
  lefts: readonly number[] = [],
): OpenBook {
  const all = drawn.map(page => gatherLines(page.glyphs))
  // of the front matter's calendars nothing is learnt
  const inMonths = all.filter((_, i) => months[i] !== undefined)
  const size = bodySize ?? usualSize(inMonths.length > 0 ? inMonths : all)
  const furniture = findFurniture(
    drawn.map((page, i) => ({ height: page.height, lines: all[i] ?? [] })),
    size,
  )
  const lines = all.map(lines => lines.filter(line => !furniture.has(line)))
  const leadings = leadingsOf(lines)
  const pages = drawn.map((page, i): OpenPage => {
    const month = months[i]
    const left = lefts[i]
    return {
      folio: i + 1,
      width: page.width,
      height: page.height,
      lines: lines[i] ?? [],
      paragraphs: gatherParagraphs(lines[i] ?? [], leadings),
      images: page.images,
      ...(left !== undefined && { left }),
      ...(month !== undefined && { month, opens: months[i - 1] !== month, ends: months[i + 1] !== month }),
    }
  })
  return { pages, body: { size, leading: leadings.get(size) ?? 0 } }
}

function usualSize(pages: readonly (readonly Line[])[]): number {
  const letters = new Map<number, number>()
  for (const line of pages.flat())
    letters.set(sizeKey(line), (letters.get(sizeKey(line)) ?? 0) + line.glyphs.length)
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

/** Paragraphs in the size of the body. */
export function bodyParagraphs(book: OpenBook): Line[][] {
  return book.pages.flatMap(page =>
    page.paragraphs.filter(([first]) => first !== undefined && sizeKey(first) === book.body.size),
  )
}
