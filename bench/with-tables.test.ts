import { expect, it } from 'vitest'
import { printed } from './table.ts'
import { withTables } from './with-tables.ts'

const table = (title: string, seconds: string) => ({
  title,
  columns: ['', 's'],
  rows: [['all', seconds]],
  notes: [],
})

const report = `# Performance

What was measured.

${printed(table('Book of 224 pages', '1.0'))}
${printed(table('Photos', '2.0'))}`

it('puts a table where the one of its title stood, and keeps all others', () => {
  const expected = report.replace('224', '240').replace('1.0', '0.5')
  expect(withTables(report, [table('Book of 240 pages', '0.5')])).toBe(expected)
})

it('puts a new table after all others', () => {
  expect(withTables(report, [table('Edits', '3.0')])).toBe(`${report}\n${printed(table('Edits', '3.0'))}`)
})
