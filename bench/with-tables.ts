import { printed, type Table } from './table.ts'

/**
 * A report in Markdown with each table in the place of the one that had its title, whatever the figures in that, or after all others; what
 * stands before the first table stays.
 */
export function withTables(report: string, tables: readonly Table[]): string {
  const [head = '', ...sections] = report.split(/^(?=### )/m)
  const fresh = new Map(tables.map(table => [sameTitle(table.title), printed(table)]))
  const kept = sections.map(section => {
    const title = sameTitle(section.slice('### '.length, section.indexOf('\n')))
    const table = fresh.get(title)
    fresh.delete(title)
    return table ?? section
  })
  return `${[head, ...kept, ...fresh.values()].map(part => part.trimEnd()).join('\n\n')}\n`
}

const sameTitle = (title: string) => title.replace(/\d+(\.\d+)?/g, '0')
