import type { DeskActRow } from '#contract/desk-acts'
import { type CsvColumn, csvText } from '../csv.ts'

/** Acts as a table for spreadsheets; names of columns are those of the call. */
export function actsCsv(rows: readonly DeskActRow[]): string {
  return csvText(columns, rows)
}

const columns: readonly CsvColumn<DeskActRow>[] = [
  ['at', row => row.at],
  ['who', row => row.who.name],
  ['uid', row => row.who.uid],
  ['act', row => row.act],
  ['target', row => row.orderNumber ?? row.target],
  ['details', row => row.details.map(({ name, value }) => `${name}: ${value}`).join('; ')],
]
