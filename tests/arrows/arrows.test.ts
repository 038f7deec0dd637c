import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { findBreaches } from './find-breaches.ts'
import { findCircles } from './find-circles.ts'
import { rooms } from './map.ts'

test.each([
  ['domain/rule.ts', "import { read } from '#sources/read-history'"],
  ['domain/rule.ts', "import type { Page } from '../press/page/display-list.ts'"],
  ['press/page/page.ts', "import { read } from '#sources/read-history'"],
  ['sources/read.ts', "export * from '#press/page/geometry'"],
  ['sources/read.ts', "const late = await import('../cli/book.ts')"],
  ['sources/read.ts', "let page: import('../press/page/page.ts').Page"],
  ['sources/read.ts', "new Worker(new URL('../press/engine/child.ts', import.meta.url))"],
  ['sandbox/life.ts', "import { totals } from '#domain/books/receipt'"],
  ['server/kernel/jobs/work.ts', "import type { Book } from '../../features/library/books/store.ts'"],
  ['server/kernel/jobs/work.ts', "import { files } from '#server/adapters/files/files'"],
  ['server/adapters/login/facebook.ts', "import { users } from '#server/features/account/users/store'"],
  ['press/page/page.ts', "import type { Typeset } from '../typesets/typeset.ts'"],
  ['press/page/page.ts', "import { a } from '../nowhere/a.ts'"],
])('%s may not hold %s', (file, text) => {
  expect(findBreaches(new Map([[file, text]]))).toHaveLength(1)
})

test.each([
  ['press/typesets/a5.ts', "import { totals } from '#domain/books/receipt'\nimport sharp from 'sharp'"],
  ['press/page/deep/page.ts', "import { a } from '../other.ts'"],
  ['press/typesets/a5.ts', "import { page } from '../page/page.ts'"],
  ['press/page/page.test.ts', "import { a5 } from '../typesets/a5.ts'"],
  ['press/page/page.test.ts', "import { buildItem } from '../press/build-item.ts'"],
  ['press/page/page.ts', 'const text = \'import { a } from "../typesets/a.ts"\''],
  ['cli/book.ts', "import { a } from '#sandbox/demo-life/write-demo-life'"],
])('%s may hold %s', (file, text) => {
  expect(findBreaches(new Map([[file, text]]))).toEqual([])
})

test('files that import one another are a circle, types included', () => {
  const files = new Map([
    ['domain/time/a.ts', "import { b } from './b.ts'"],
    ['domain/time/b.ts', "export type { C } from './c.ts'"],
    ['domain/time/c.ts', "import type { A } from '#domain/time/a'"],
    ['domain/time/d.ts', "import { a } from './a.ts'"],
  ])
  expect(findBreaches(files)).toEqual(['circle: domain/time/a.ts domain/time/b.ts domain/time/c.ts'])
})

test('folders whose files import one another are a circle, though no files are', () => {
  const files = new Map([
    ['sources/html/a.ts', "import type { B } from '../live/b.ts'"],
    ['sources/live/c.ts', "import { d } from '#sources/html/d'"],
    ['sources/live/c.test.ts', "import { e } from '#sources/archive/e'"],
    ['sources/archive/e.ts', "import { c } from '#sources/live/c'"],
    ['sources/read.ts', "import { a } from './html/a.ts'"],
    ['sources/html/f.ts', "import { read } from '../read.ts'"],
  ])
  expect(findBreaches(files)).toEqual(['circle: sources/html sources/live'])
})

test('what is imported later closes no circle', () => {
  const files = new Map([
    ['web/app/a.ts', "const load = () => import('./b.ts')"],
    ['web/app/b.ts', "import { a } from './a.ts'"],
  ])
  expect(findBreaches(files)).toEqual([])
})

test('what folders take of the tables of one another closes no circle of folders, but tables may not refer in a circle', () => {
  const files = new Map([
    ['server/features/library/quotas/store.ts', "import { uploads } from '../uploads/schema.ts'"],
    ['server/features/library/uploads/routes.ts', "import { check } from '../quotas/check.ts'"],
    ['server/features/library/books/schema.ts', "import { items } from '../content/schema.ts'"],
    ['server/features/library/content/schema.ts', "import { books } from '../books/schema.ts'"],
  ])
  const schemas = ['server/features/library/books/schema.ts', 'server/features/library/content/schema.ts']
  expect(findBreaches(files)).toEqual([`circle: ${schemas.join(' ')}`])
})

test('two circles that share no node are found apart', () => {
  const edges = new Map([
    ['a', ['b']],
    ['b', ['a', 'c']],
    ['c', ['d']],
    ['d', ['c', 'e']],
    ['e', []],
  ])
  expect(findCircles(edges).sort()).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})

test('the check fails on a tree that breaks an arrow', () => {
  const root = mkdtempSync(join(tmpdir(), 'daybound-arrows-'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const program = join(import.meta.dirname, 'check-arrows.ts')
  const check = () => spawnSync(process.execPath, [program, root], { encoding: 'utf8' })
  try {
    for (const room of Object.keys(rooms)) mkdirSync(join(root, room))
    expect(check().status).toBe(0)

    write('domain/rule.ts', "import '#press/page/geometry'\n")
    const breach = 'domain/rule.ts -> press/page/geometry.ts (domain may not import press)'
    expect(check()).toMatchObject({ status: 1, stderr: `refused: ${breach}\n` })
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
