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
import { imports } from '#server/features/library/imports/schema'
import { progress } from '#server/features/library/progress/schema'
import { deeper, isDeep } from '../../../../tests/depth.ts'
import { type ImportFixture, importFixture, importing } from '../../../../tests/imports/import-fixture.ts'
import { tellSteps } from '../../../../tests/imports/tell-steps.ts'
import { receiptOf } from './receipt-of.ts'

// Takes long: a life is read again after each kill, in a process of its own; a whole one in the deep run.

let fixture: ImportFixture
let folder: string
let lives: string[]
beforeAll(async () => {
  fixture = await importFixture()
  folder = await mkdtemp(join(tmpdir(), 'daybound-kill-'))
  const [facebook, instagram] = [join(folder, 'facebook-life.zip'), join(folder, 'instagram-life.zip')]
  const life = { photos: 'small' as const, ...(!isDeep && { scale: { posts: 120, photos: 60 } }) }
  await writeDemoLife({ target: { zip: facebook }, ...life })
  await writeDemoLife({ target: { zip: instagram }, format: 'instagram-2024', ...life })
  lives = [facebook, instagram]
})
afterAll(async () => {
  await fixture.close()
  await rm(folder, { recursive: true, force: true })
})

const script = fileURLToPath(new URL('../../../../tests/imports/import-worker.ts', import.meta.url))

/** A worker that dies at a step; false where it came to its end before. */
async function die(importId: string, killAt: number): Promise<boolean> {
  const args = [script, fixture.database.url, fixture.folder, importId, String(killAt)]
  const child = spawn(process.execPath, args)
  const complaint = text(child.stderr)
  const [code, signal] = await once(child, 'exit')
  if (signal !== 'SIGKILL' && code !== 0) throw new Error(await complaint)
  return signal === 'SIGKILL'
}

/** Works to the end; gives how many steps that took. */
async function work(importId: string): Promise<number> {
  let steps = 0
  const stepping = tellSteps(fixture.deps, () => {
    steps += 1
  })
  await importing.run({ importId }, stepping)
  return steps
}

test('an import that is killed again and again loses nothing and has nothing twice', deeper, async () => {
  const [whole, torn] = [await fixture.newBook(), await fixture.newBook()]
  const steps = await work(await fixture.ask(whole, lives))
  const importId = await fixture.ask(torn, lives)
  // from the first step to the last; what is left is less each time
  const points = isDeep ? [1, 2, 3, 5, 45, 131, 132, 260] : [2, 20, 60]
  let kills = 0
  for (const at of points) {
    if (!(await die(importId, at))) break
    kills += 1
  }
  await work(importId)
  expect(steps).toBeGreaterThan(isDeep ? 700 : 100)
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
