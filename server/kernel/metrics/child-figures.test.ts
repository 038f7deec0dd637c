import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { watchChildren } from './child-figures.ts'

test('children are told by kind, with one look for all figures', async () => {
  const registry = new Registry()
  let looks = 0
  const pictures = async () => ({ processes: 2, memoryBytes: 3e8 * ++looks })
  watchChildren(registry, { pictures, pages: async () => ({ processes: 0, memoryBytes: 0 }) })
  // of a server that took the place of the first
  watchChildren(registry, { pictures, pages: async () => ({ processes: 0, memoryBytes: 0 }) })
  const lines = (await registry.metrics()).split('\n').filter(line => line.startsWith('child_'))
  expect(lines).toEqual([
    'child_processes{kind="pictures"} 2',
    'child_processes{kind="pages"} 0',
    'child_processes_memory_bytes{kind="pictures"} 300000000',
    'child_processes_memory_bytes{kind="pages"} 0',
  ])
  expect(looks).toBe(1)
})
