/** What one part of the bench has to show. */
export interface Table {
  title: string
  columns: string[]
  rows: string[][]
  /** Sentences below the table: how it was measured. */
  notes: string[]
}

/** A table as Markdown with its columns in line, so that it reads the same on a terminal and in a document. */
export function printed({ title, columns, rows, notes }: Table): string {
  const widths = columns.map((name, i) =>
    Math.max(widthOf(name), 3, ...rows.map(row => widthOf(row[i] ?? ''))),
  )
  const line = (cells: string[]) =>
    `| ${widths.map((width, i) => padded(cells[i] ?? '', width)).join(' | ')} |`
  const rule = `|${widths.map(width => '-'.repeat(width + 2)).join('|')}|`
  const footnotes = notes.length > 0 ? `\n\n${notes.map(note => `- ${note}`).join('\n')}` : ''
  return `### ${title}\n\n${[line(columns), rule, ...rows.map(line)].join('\n')}${footnotes}\n`
}

/** Target and verdict, for the last two cells of a row. */
export function atMost(value: number, limit: number, unit: string): [target: string, verdict: string] {
  return [`≤ ${limit} ${unit}`.trim(), value <= limit ? 'met' : 'missed']
}

/** Likewise, where more is better. */
export function atLeast(value: number, limit: number, unit: string): [target: string, verdict: string] {
  return [`≥ ${limit} ${unit}`.trim(), value >= limit ? 'met' : 'missed']
}

export const noTarget: [string, string] = ['', '']

/** A figure with the digits that mean something. */
export function figure(value: number, unit = ''): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return `${value.toFixed(digits)} ${unit}`.trim()
}

const widthOf = (text: string) => [...text].length
const padded = (text: string, width: number) => text + ' '.repeat(width - widthOf(text))
