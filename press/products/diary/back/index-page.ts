import type { Element, Page } from '../../../page/display-list.ts'
import type { Area } from '../../../page/geometry.ts'
import { prepareLine } from '../../../text/prepare-text.ts'
import type { FrontContext } from '../front/front-context.ts'
import { pageHead } from '../front/page-head.ts'

/**
 * A line of an index: a name and where it stands, more of where it stands, a head, or nothing. Where it stands is at the right, or `from` so many
 * mm of its column on.
 */
export type IndexRow =
  | { name: string; where: string; from?: number }
  | { head: string }
  | Record<string, never>

/** A page of an index in two columns, of `rowsOfPage` rows at most; `title` on the first one. Names have so much of a column. */
export function indexPage(
  rows: readonly IndexRow[],
  title: string | undefined,
  nameShare: number,
  context: FrontContext,
): Page {
  const { area, settings } = context
  const width = columnMm(area)
  const nameWidth = width * nameShare
  const column = rowsOfPage(area) / 2
  const lines = rows.flatMap((row, i): Element[] => {
    const at = {
      kind: 'text' as const,
      x: i < column ? 0 : area.width - width,
      y: area.top + headMm(area) + (i % column) * lineMm(area),
      lines: 1,
    }
    if ('head' in row) return [{ ...at, w: width, style: 'frontYear', runs: [row.head ?? ''] }]
    if (!('name' in row)) return []
    const { name = '', where = '', from } = row
    const place: Element = { ...at, ...placeOf(from, width, nameWidth), style: 'frontSmall', runs: [where] }
    return [
      ...(name === ''
        ? []
        : [
            {
              ...at,
              w: from === undefined ? nameWidth : width,
              style: 'frontLine',
              ...prepareLine(name, settings.locale),
            },
          ]),
      ...(where === '' ? [] : [{ ...place, x: at.x + place.x }]),
    ]
  })
  return {
    bare: true,
    regions: [],
    elements: [...(title === undefined ? [] : pageHead(title, context, true)), ...lines],
  }
}

// At the right into what names leave of their part.
const placeOf = (from: number | undefined, width: number, nameWidth: number) =>
  from === undefined
    ? { x: 0.85 * nameWidth, w: width - 0.85 * nameWidth, align: 'right' as const }
    : { x: from, w: width - from }

/** Rows that a page of an index holds. */
export const rowsOfPage = (area: Area) => 2 * Math.floor((area.height - headMm(area)) / lineMm(area))

/** Width of one of the two columns, in mm. */
export const columnMm = (area: Area) => (area.width * 0.93) / 2
const lineMm = (area: Area) => (area.page.width > 150 ? 6.8 : 5.2)
const headMm = (area: Area) => area.height * 0.1
