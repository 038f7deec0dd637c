import { expect, test } from 'vitest'
import { partOf } from './part-of.ts'

test.each([
  ['api', ['/n/node', '--max-semi-space-size=16', '/d/cli/serve/part.ts', 'api', '--sandbox']],
  ['worker', ['/n/node', '/d/cli/serve/part.ts', 'worker']],
  ['pages', ['/n/node', '--expose-gc', '/d/press/products/engine-child.ts', '12']],
  ['pictures', ['/n/node', '/d/server/adapters/pictures/background-child.ts', '12']],
  ['pictures', ['/n/node', '/d/server/adapters/pictures/interactive-child.ts', '12']],
  ['archives', ['/n/node', '/d/server/adapters/reading/reading-child.ts', '12']],
  ['postgres', ['/d/native/bin/postgres', '-D', '/data/postgres']],
  ['postgres', ['postgres: daybound daybound [local] idle']],
  ['others', ['/n/node', '/d/cli/serve.ts']],
  ['others', []],
])('%s is told by its command line', (part, words) => {
  expect(partOf(words)).toBe(part)
})
