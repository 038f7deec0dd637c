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
