import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeDemoLife } from '#sandbox/demo-life/write-demo-life'
import { imports, progress } from '#server/features/library/schema'
import { deeper, isDeep } from '../../../../tests/depth.ts'
import { type ImportFixture, importFixture } from '../../../../tests/imports/import-fixture.ts'
import { receiptOf } from './receipt-of.ts'

// Takes long: a whole life is read in a process of its own, again after each kill.

let fixture: ImportFixture
let folder: string
let lives: string[]
beforeAll(async () => {
  fixture = await importFixture()
  folder = await mkdtemp(join(tmpdir(), 'daybound-kill-'))
  const [facebook, instagram] = [join(folder, 'facebook-life.zip'), join(folder, 'instagram-life.zip')]
  await writeDemoLife({ target: { zip: facebook }, photos: 'small' })
  await writeDemoLife({ target: { zip: instagram }, format: 'instagram-2024', photos: 'small' })
  lives = [facebook, instagram]
})
afterAll(async () => {
  await fixture.close()
  await rm(folder, { recursive: true, force: true })
})

const script = fileURLToPath(new URL('../../../../tests/imports/import-worker.ts', import.meta.url))

/** Gives how many steps a worker took; undefined where it was killed. */
async function work(importId: string, killAt = 0): Promise<number | undefined> {
  const child = spawn(process.execPath, [
    script,
    fixture.database.url,
    fixture.folder,
    importId,
    String(killAt),
  ])
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  const [code, signal] = await once(child, 'exit')
  const [steps, complaint] = await output
  if (signal === 'SIGKILL') return undefined
  if (code !== 0) throw new Error(complaint)
  return Number(steps)
}

test('an import that is killed again and again loses nothing and has nothing twice', deeper, async () => {
  const [whole, torn] = [await fixture.newBook(), await fixture.newBook()]
  const steps = await work(await fixture.ask(whole, lives))
  const importId = await fixture.ask(torn, lives)
  // from the first step to the last; what is left is less each time
  const points = isDeep ? [1, 2, 3, 5, 45, 131, 132, 260] : [2, 45, 260]
  let kills = 0
  for (const at of points) {
    const left = await work(importId, at)
    if (left === undefined) kills += 1
    else break
  }
  await work(importId)
  expect(steps).toBeGreaterThan(700)
  expect(kills).toBeGreaterThanOrEqual(points.length - 1)
  expect(await fixture.state(torn)).toEqual(await fixture.state(whole))
  const [receiptOfTorn, receiptOfWhole] = [
    await receiptOf(fixture.deps.db, torn.bid),
    await receiptOf(fixture.deps.db, whole.bid),
  ]
  expect([receiptOfTorn.items, receiptOfTorn.photos]).toEqual([receiptOfWhole.items, receiptOfWhole.photos])
  const [row] = await fixture.deps.db.select().from(imports).where(eq(imports.importId, importId))
  expect(row?.state).toBe('done')
  const running = await fixture.deps.db.select().from(progress).where(eq(progress.bid, torn.bid))
  expect(running.filter(({ state }) => state !== 'done')).toEqual([])
})
