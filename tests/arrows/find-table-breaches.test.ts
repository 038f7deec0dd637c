import { expect, test } from 'vitest'
import { findTableBreaches } from './find-table-breaches.ts'

test.each([
  ['library/imports/routes.ts', "import { eq } from 'drizzle-orm'"],
  ['library/imports/routes.ts', "import { imports } from './schema.ts'"],
  ['library/imports/routes.ts', "import type { BookRow } from '../books/schema.ts'"],
  ['account/users/support-route.ts', "import { sql } from 'drizzle-orm/sql'"],
  ['pages/downloads/download-job.ts', "import { downloads } from './schema.ts'"],
  ['library/sharing/change-sharing.ts', "import { type BookRow, books } from '../books/schema.ts'"],
  ['pages/covers/cover.ts', "import { items } from '#server/features/library/content/schema'"],
  ['pages/covers/cover.ts', "import * as schema from '../../library/content/schema.ts'"],
])('server/features/%s may not hold %s', (file, text) => {
  expect(findTableBreaches(new Map([[`server/features/${file}`, text]]))).toHaveLength(1)
})

test.each([
  ['library/sharing/change-sharing.ts', "import type { BookRow } from '../books/schema.ts'"],
  ['library/books/figures-of.ts', "import { eq } from 'drizzle-orm'\nimport { books } from './schema.ts'"],
  ['library/books/store.ts', "import { sessions } from '../../account/sessions/schema.ts'"],
  ['library/imports/routes.test.ts', "import { imports } from './schema.ts'"],
  ['pages/exports/schema.ts', "import { books } from '#server/features/library/books/schema'"],
])('server/features/%s may hold %s', (file, text) => {
  expect(findTableBreaches(new Map([[`server/features/${file}`, text]]))).toEqual([])
})
