import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { arrows, breaches } from './arrows.ts'

test.each([
  ['domain/rule.ts', "import { read } from '#sources/read-history'"],
  ['domain/rule.ts', "import type { Page } from '../press/page/display-list.ts'"],
  ['press/page/page.ts', "import { read } from '#sources/read-history'"],
  ['sources/read.ts', "export * from '#press/page/geometry'"],
  ['sources/read.ts', "const late = await import('../cli/book.ts')"],
  ['sandbox/life.ts', "import { totals } from '#domain/receipt'"],
])('%s may not hold %s', (file, text) => {
  expect(breaches(new Map([[file, text]]))).toHaveLength(1)
})

test('the arrows of the table are free', () => {
  const files = new Map([
    ['press/book.ts', "import { totals } from '#domain/receipt'\nimport sharp from 'sharp'"],
    ['press/deep/page.ts', "import { a } from '../other.ts'"],
    ['cli/book.ts', "import { a } from '#sandbox/demo-life/write-demo-life'"],
  ])
  expect(breaches(files)).toEqual([])
})

test('the check fails on a tree that breaks an arrow', () => {
  const root = mkdtempSync(join(tmpdir(), 'daybound-arrows-'))
  try {
    for (const room of Object.keys(arrows)) mkdirSync(join(root, room))
    for (const name of ['arrows.ts', 'check-arrows.ts']) {
      cpSync(fileURLToPath(new URL(name, import.meta.url)), join(root, 'tests', name))
    }
    const check = () =>
      spawnSync(process.execPath, [join(root, 'tests/check-arrows.ts')], { encoding: 'utf8' })
    expect(check().status).toBe(0)
    writeFileSync(join(root, 'domain/rule.ts'), "import '#press/page/geometry'\n")
    const { status, stderr } = check()
    expect(stderr).toContain('domain/rule.ts may not import #press/page/geometry')
    expect(status).toBe(1)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
