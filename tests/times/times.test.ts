import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import times from './times.json' with { type: 'json' }
import { longFiles, table } from './times-table.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('a file of one in a hundred of all seconds says why it takes them', () => {
  const files = longFiles(times)
    .map(([file]) => file)
    .filter(file => existsSync(join(root, file)))
  expect(files.length).toBeGreaterThan(5)
  expect(files.filter(file => !/^\/\/ Takes long: .{20}/m.test(read(file)))).toEqual([])
})

test('the table of docs/tests.md is that of the times', () => {
  expect(read('docs/tests.md')).toContain(table(times))
})

test('what takes one in a hundred is told by name, all else in one line', () => {
  expect(table({ 'a.test.ts': 150, 'b.test.ts': 48, 'c.test.ts': 1, 'd.test.ts': 1 })).toBe(
    [
      '| file | seconds | of all |',
      '|---|---:|---:|',
      '| `a.test.ts` | 150.0 | 75.0 % |',
      '| `b.test.ts` | 48.0 | 24.0 % |',
      '| 2 other files | 2.0 | 1.0 % |',
      '| all, added up over the workers | 200.0 | 100.0 % |',
    ].join('\n'),
  )
})
