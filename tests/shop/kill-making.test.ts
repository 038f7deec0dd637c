import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mails } from '#server/features/shop/mails/schema'
import { printFiles, printRuns } from '#server/features/shop/print-files/schema'
import { findShipment } from '#server/features/shop/printing/store'
import { type JobQueue, startJobs } from '#server/kernel/jobs/jobs'
import { deeper, isDeep } from '../depth.ts'
import { paidBooks } from './paid-books.ts'

// Takes long: each worker that dies is a process, and makes files with the real press.

let world: Awaited<ReturnType<typeof paidBooks>>
let queue: JobQueue
beforeAll(async () => {
  world = await paidBooks()
  const onError = (error: Error) => {
    throw error
  }
  queue = await startJobs(world.database.url, world.layer.jobs, { works: false, onError })
  world.deps.jobs = queue
})
afterAll(async () => {
  await queue?.close()
  await world?.end()
})

function worker(dieAt = 'never') {
  const script = join(import.meta.dirname, 'making-worker.ts')
  const { database, folder, catcher } = world
  const args = [script, database.url, folder, String(catcher.port), dieAt]
  return spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] })
}

/** As if the silence of the dead had been noticed, and the pauses before their jobs' next tries were over. */
async function passTime(): Promise<void> {
  const { rows } = await world.deps.db.execute<{ id: string; name: string }>(
    sql`select id, name from jobs.job where state in ('active', 'retry')`,
  )
  for (const { id, name } of rows) {
    await queue.boss.fail(name, id, { value: { message: 'job heartbeat timeout' } })
    await queue.boss.update(name, undefined, { id, startAfter: 0 })
  }
}

async function dieAt(moment: string): Promise<void> {
  expect([moment, ...(await once(worker(moment), 'exit'))]).toEqual([moment, null, 'SIGKILL'])
  await passTime()
}

const stateOf = async (oid: string) => (await findShipment(world.deps.db, oid))?.state
const waiting = () => world.deps.db.$count(mails, eq(mails.state, 'waiting'))

async function workToTheEnd(): Promise<void> {
  const last = worker()
  const ended = once(last, 'exit')
  try {
    while (
      (await stateOf('k1')) !== 'handedOver' ||
      (await stateOf('k2')) !== 'sent' ||
      (await waiting()) > 0
    )
      await pause(50)
  } finally {
    last.kill('SIGKILL')
    await ended
  }
}

test.runIf(isDeep)(
  'killed while files are made, handed over and mailed: each file and each mail is there once, and both orders go on',
  deeper,
  async () => {
    const [printed, sent] = [await world.bookOfDays(), await world.bookOfDays()]
    await world.place('k1', [{ seq: 1, bid: printed.bid, binding: 'paperback' }])
    // unpaid, it has nothing but a mail to die at; what is told next happens to every worker that lives until then
    await dieAt('mail sent')
    await world.pay('k1')
    for (const moment of ['file stored', 'handed over']) await dieAt(moment)
    await world.place('k2', [{ seq: 1, bid: sent.bid, binding: 'pdf' }])
    await world.pay('k2')
    for (const moment of ['files noted', 'mail sent']) await dieAt(moment)
    await workToTheEnd()

    const { db } = world.deps
    expect(await db.select({ state: printRuns.state }).from(printRuns)).toEqual([
      { state: 'ready' },
      { state: 'ready' },
    ])
    const made = await db.select({ kind: printFiles.kind }).from(printFiles)
    expect(made.map(({ kind }) => kind).sort()).toEqual(['cover', 'cover', 'inner', 'inner', 'reading'])
    expect((await readdir(join(world.folder, 'printer'))).filter(name => name.includes('k'))).toEqual(['k1'])
    expect((await readdir(join(world.folder, 'printer', 'k1'))).sort()).toEqual([
      '1-1-cover.pdf',
      '1-1-inner.pdf',
      'ticket.json',
    ])
    // a message that came twice has the same Message-ID: mailboxes show it once
    const subjectsTo = (oid: string) =>
      world.catcher.mails().flatMap(({ to, subject }) => (to.includes(`${oid}@example.com`) ? [subject] : []))
    expect(subjectsTo('k1').sort()).toEqual(['付款完成，開始製作（訂單 N-k1）', '收到您的訂單 N-k1'])
    expect(subjectsTo('k2').sort()).toEqual([
      '付款完成，開始製作（訂單 N-k2）',
      '您的 PDF 完成了（訂單 N-k2）',
      '收到您的訂單 N-k2',
    ])
    // and some did: who was killed after the yes of the mail server could not know of it
    expect(world.catcher.mails().some(({ times }) => times === 2)).toBe(true)
    const rows = await db.select({ state: mails.state }).from(mails)
    expect(rows.map(({ state }) => state)).toEqual(Array(5).fill('sent'))
  },
)
