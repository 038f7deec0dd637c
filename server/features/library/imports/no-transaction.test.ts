import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeDemoLife } from '#sandbox/demo-life/write-demo-life'
import { type Connection, connect } from '#server/kernel/db/connect'
import { type ImportFixture, importFixture, importing } from '../../../../tests/imports/import-fixture.ts'

let fixture: ImportFixture
let outside: Connection
let life: string
beforeAll(async () => {
  // no more connections than a transaction needs: who holds one while reading waits for itself
  fixture = await importFixture(undefined, 1)
  outside = connect(fixture.database.url, () => undefined)
  life = join(fixture.folder, 'facebook-life.zip')
  await writeDemoLife({ target: { zip: life }, photos: 'small' })
})
afterAll(async () => {
  await outside.close()
  await fixture.close()
})

test('no transaction is open while an archive is read and its pictures are looked at', async () => {
  const importId = await fixture.ask(await fixture.newBook(), [life])
  const looking = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const { files } = fixture.deps
  const waiting: typeof files = {
    ...files,
    async put(bytes) {
      looking.resolve()
      await goOn.promise
      return files.put(bytes)
    },
  }
  const running = importing.run({ importId }, { ...fixture.deps, files: waiting })
  await looking.promise
  try {
    // progress is written meanwhile, in a moment each
    await expect.poll(openTransactions).toEqual([])
  } finally {
    goOn.resolve()
    await running
  }
})

async function openTransactions(): Promise<unknown[]> {
  const { rows } = await outside.db.execute(sql`
    select application_name, state, query from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
      and backend_type = 'client backend'`)
  return rows
}
