import type { CoverAddressed } from '#domain/covers/cover-address'
import { coverYears } from '#domain/covers/cover-years'
import type { BookRow } from './schema.ts'

/** The cover of a book with so many entries in each month, as its address tells it. */
export function coverOf(row: BookRow, months: readonly { month: string; items: number }[]): CoverAddressed {
  const { title, author, template, cover } = row.design
  const { crop, x, y } = cover
  return {
    bid: row.bid,
    template,
    colour: cover.color,
    title,
    author,
    years: coverYears(months.map(({ month }) => month)),
    ...(cover.pic !== undefined && {
      picture: {
        sha256: cover.pic,
        ...(x !== undefined && { x }),
        ...(y !== undefined && { y }),
        ...(crop && { crop }),
      },
    }),
    paper: row.typeset.startsWith('a4') ? 'a4' : 'a5',
    locale: row.locale,
    months,
  }
}
