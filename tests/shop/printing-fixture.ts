import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshDatabase } from '../database.ts'
import { importDeps } from '../imports/import-fixture.ts'

/** What printing works with, over a database of its own; jobs that are asked for are noted. */
export async function printingFixture() {
  const database = await freshDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'daybound-printing-'))
  const deps = importDeps(database.url, folder)
  return {
    deps,
    async close() {
      await deps.close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
