/** A line of the contents; months are YYYYMM. */
export type ContentsRow = { year: string } | { month: string } | 'space'

/** Rows that a column of contents holds. */
export const columnRows = 34

/**
 * The rows of the contents in columns, two of which stand on a page; a single year is one column. About as many rows in each; a column ends with
 * a year where one ends near by, and a year stands right above its months, apart from those before it.
 */
export function contentsColumns(months: readonly string[]): ContentsRow[][] {
  const rows = rowsOf(months)
  // what stays together at the end of a column takes a row of the next
  const count = rows.includes('space') ? 2 * Math.ceil((rows.length + 1) / (2 * columnRows)) : 1
  const columns: ContentsRow[][] = []
  for (let from = 0; from < rows.length; ) {
    const left = Math.max(1, count - columns.length)
    const even = from + Math.min(columnRows, Math.ceil((rows.length - from) / left))
    let to = left === 1 ? Math.min(rows.length, even) : (endOfYear(rows, from, even, left) ?? even)
    while (to < rows.length && !isMonth(rows[to - 1])) to -= 1
    columns.push(rows.slice(from, to))
    from = rows[to] === 'space' ? to + 1 : to
  }
  return columns
}

function rowsOf(months: readonly string[]): ContentsRow[] {
  return months.flatMap((month, i): ContentsRow[] => {
    const year = month.slice(0, 4)
    if (months[i - 1]?.slice(0, 4) === year) return [{ month }]
    return [...(i === 0 ? [] : ['space' as const]), { year }, { month }]
  })
}

// The end of a year that is nearest to an even share, if what is left fits the columns that are.
function endOfYear(
  rows: readonly ContentsRow[],
  from: number,
  even: number,
  left: number,
): number | undefined {
  const room = (left - 1) * (columnRows - mostMoved)
  return rows
    .flatMap((row, at) => (row === 'space' ? [at] : []))
    .filter(
      at =>
        at > from &&
        at - from <= columnRows &&
        rows.length - at - 1 <= room &&
        Math.abs(at - even) <= mostFromEven,
    )
    .toSorted((a, b) => Math.abs(a - even) - Math.abs(b - even))[0]
}

/** Rows by which a column may end before the others. */
const mostFromEven = 9
/** Rows that a column gives to the next one, so that it does not end with a year. */
const mostMoved = 2

const isMonth = (row: ContentsRow | undefined) => typeof row === 'object' && 'month' in row
