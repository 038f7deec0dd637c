import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startJobs } from '#server/kernel/jobs/jobs'
import { work } from '#server/kernel/jobs/work'
import { type ImportFixture, importFixture } from '../../../../tests/imports/import-fixture.ts'
import { jobDeps } from '../../../../tests/jobs/job-fixture.ts'
import type { BookRow } from '../../library/books/schema.ts'
import { downloadJobs, mostPagesOfShort } from './download-job.ts'
import { makeDownload } from './make-download.ts'

let fixture: ImportFixture
beforeAll(async () => {
  fixture = await importFixture()
})
afterAll(() => fixture.close())

/** A worker as it is by itself, one PDF of a line at once, whose PDFs are done when the test says so. */
async function startWorker() {
  const { db, settings } = fixture.deps
  const { deps: jobsDeps, close } = await jobDeps(settings.databaseUrl)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const jobs = downloadJobs.map(line => ({
    ...line,
    run: ({ bid }: { bid: string }) => {
      begun.push(bid)
      return new Promise<void>(resolve => ends.set(bid, resolve))
    },
  }))
  const queue = await startJobs(settings.databaseUrl, jobs, {
    works: false,
    onError: error => {
      throw error
    },
  })
  const worker = await work(queue.boss, jobs, { ...fixture.deps, hub: jobsDeps.hub, db }, { patienceMs: 100 })
  onTestFinished(async () => {
    for (const end of ends.values()) end()
    await worker.close()
    await close()
  })
  const deps = { ...fixture.deps, jobs: queue }
  return {
    begun,
    end: (bid: string) => ends.get(bid)?.(),
    ask: (book: BookRow, totalPage: number) => makeDownload({ ...book, totalPage }, 'a key', deps),
  }
}

test('the PDF of a short book does not wait for the long one of somebody else, and long ones take turns', async () => {
  const { begun, end, ask } = await startWorker()
  const [long, short, longToo] = await Promise.all([fixture.newBook(), fixture.newBook(), fixture.newBook()])
  await ask(long, mostPagesOfShort + 1)
  await expect.poll(() => begun).toEqual([long.bid])
  await ask(longToo, 90_000)
  await ask(short, mostPagesOfShort)
  await expect.poll(() => begun).toEqual([long.bid, short.bid])
  end(short.bid)
  end(long.bid)
  await expect.poll(() => begun).toEqual([long.bid, short.bid, longToo.bid])
})
