import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { depths } from './depth.ts'

test('the tests marked deeper are those that are listed with their reason', async () => {
  const root = join(import.meta.dirname, '..')
  const marked: string[] = []
  for await (const file of glob('**/*.test.ts', { cwd: root, exclude: ['node_modules', 'out', '.cache'] })) {
    if (/\bdeeper\b.*from '.*\/depth\.ts'/.test(readFileSync(join(root, file), 'utf8'))) marked.push(file)
  }
  expect(marked.sort()).toEqual(depths.flatMap(({ files }) => files).sort())
})
