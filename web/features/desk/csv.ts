/** A column of a table: its name as in the call, and what stands in it; null is empty. */
export type CsvColumn<Row> = readonly [name: string, read: (row: Row) => string | null]

/** Rows as a table for spreadsheets: UTF-8 with its mark, comma, CRLF. */
export function csvText<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const heading = columns.map(([name]) => name).join(',')
  return `\uFEFF${heading}\r\n${csvLines(columns, rows)}`
}

/** Further rows of such a table. */
export function csvLines<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return rows.map(row => `${columns.map(([, read]) => cell(read(row))).join(',')}\r\n`).join('')
}

/** What people typed must be no formula. */
function cell(value: string | null): string {
  const text = (value ?? '').replace(/^(?=[=+\-@\t\r])/, "'") // nothing is an empty cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
