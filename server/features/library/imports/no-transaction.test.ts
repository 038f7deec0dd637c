import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeDemoLife } from '#sandbox/demo-life/write-demo-life'
import { importing } from '../../../../tests/imports/import-fixture.ts'
import { type WatchedImport, watchedImport } from '../../../../tests/imports/watched-import.ts'

let fixture: WatchedImport
let life: string
beforeAll(async () => {
  // no more connections than a transaction needs: who holds one while reading waits for itself
  fixture = await watchedImport(1)
  life = join(fixture.folder, 'facebook-life.zip')
  await writeDemoLife({ target: { zip: life }, photos: 'small', scale: { posts: 12, photos: 6 } })
})
afterAll(() => fixture.close())

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
    await expect.poll(fixture.openTransactions).toEqual([])
  } finally {
    goOn.resolve()
    await running
  }
})
