import { type Columns, columnsOf, spanOf } from '../../page/columns.ts'

/** The six columns of a page: days in the margin of two, words on the other four. */
export interface JournalPage {
  columns: Columns
  margin: { x: number; w: number }
  words: { x: number; w: number }
}

export function journalPage(width: number, gutter: number): JournalPage {
  const columns = columnsOf(width, 6, gutter)
  return { columns, margin: spanOf(columns, 0, 2), words: spanOf(columns, 2, 4) }
}

/** Left edges of photos, as parts of the width: its six columns, and the quarters and fifths that four and five alike stand on. */
export const lines = [0, 1 / 5, 1 / 4, 1 / 3, 2 / 5, 1 / 2, 3 / 5, 2 / 3, 3 / 4, 4 / 5]
