import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findTableBreaches } from './find-table-breaches.ts'
import { tableOwners } from './map.ts'

test.each([
  ['library/imports/routes.ts', "import { eq } from 'drizzle-orm'"],
  ['library/imports/routes.ts', "import { imports } from '../schema.ts'"],
  ['library/imports/routes.ts', "import type { BookRow } from '../schema.ts'"],
  ['account/users/support-route.ts', "import { sql } from 'drizzle-orm/sql'"],
  ['pages/downloads/download-job.ts', "import { downloads } from '../schema.ts'"],
  ['library/sharing/change-sharing.ts', "import { type BookRow, books } from '../schema.ts'"],
  ['pages/covers/cover.ts', "import { items } from '#server/features/library/schema'"],
  ['pages/covers/cover.ts', "import * as schema from '../../library/schema.ts'"],
  ['library/books/shelf.ts', "import { shelves } from '../schema.ts'"],
])('server/features/%s may not hold %s', (file, text) => {
  expect(findTableBreaches(new Map([[`server/features/${file}`, text]]))).toHaveLength(1)
})

test.each([
  ['library/sharing/change-sharing.ts', "import type { BookRow } from '../schema.ts'"],
  ['library/books/figures-of.ts', "import { eq } from 'drizzle-orm'\nimport { books } from '../schema.ts'"],
  ['library/books/store.ts', "import { sessions } from '../../account/schema.ts'"],
  ['library/imports/routes.test.ts', "import { imports } from '../schema.ts'"],
  ['pages/schema.ts', "import { books } from '#server/features/library/schema'"],
])('server/features/%s may hold %s', (file, text) => {
  expect(findTableBreaches(new Map([[`server/features/${file}`, text]]))).toEqual([])
})

test.each(Object.entries(tableOwners))('each table of %s has its noun', (feature, nouns) => {
  const path = join(import.meta.dirname, '../../server/features', feature, 'schema.ts')
  const tables = [...readFileSync(path, 'utf8').matchAll(/export const (\w+) = pgTable\(/g)]
  expect(Object.values(nouns).flat().sort()).toEqual(tables.map(match => match[1]).sort())
})
