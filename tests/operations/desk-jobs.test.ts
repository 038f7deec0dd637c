import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDeskActs } from '#contract/desk-acts'
import { changeDeskJob, listDeskJobs } from '#contract/desk-jobs'
import { type Connection, connect } from '#server/kernel/db/connect'
import { jobs } from '#server/layers'
import { type Studio, startStudio } from '../studio.ts'

// Jobs of all kinds at the desk; how they are changed is tested beside kernel/jobs/change-jobs.ts.

let studio: Studio
let connection: Connection
let token: string
let uid: string
const staff: string[] = []
beforeAll(async () => {
  studio = await startStudio({ worker: false, staff })
  connection = connect(studio.databaseUrl, error => {
    throw error
  })
  ;({ token, uid } = await studio.logIn('empty'))
  staff.push(uid)
})
afterAll(async () => {
  await connection.close()
  await studio.close()
})

const list = async (query: Record<string, string>) =>
  (await studio.call(listDeskJobs, { token, query })).body.data
const change = async (jobId: string, act: string, reason?: string) => {
  const { status, body } = await studio.call(changeDeskJob, {
    token,
    params: { jobId },
    body: { act, reason },
  })
  expect(status).toBe(200)
  return body.data.done
}

test.each(['zh-tw', 'en'])('every kind of job has a name in %s', language => {
  const file = join(import.meta.dirname, '../../locales', language, 'web-desk-service.json')
  const named = Object.keys(JSON.parse(readFileSync(file, 'utf8')).jobs.kinds)
  expect(named.toSorted()).toEqual(jobs.map(({ name }) => name).toSorted())
})

/** A job of the person that waits for nobody: without a worker, it stays as it is. */
async function ownJob(): Promise<string> {
  const { jobs } = await list({ state: 'waiting', kind: 'welcome', about: uid })
  expect(jobs).toMatchObject([{ kind: 'welcome', person: { uid, name: expect.any(String) }, why: null }])
  return jobs[0].job_id
}

test('jobs are listed by state, kind and whose they are', async () => {
  const jobId = await ownJob()
  const { kinds, jobs } = await list({ state: 'waiting' })
  expect(kinds.find(({ kind }: { kind: string }) => kind === 'welcome')).toMatchObject({
    waiting: 1,
    failed: 0,
  })
  expect(jobs.map((row: { job_id: string }) => row.job_id)).toContain(jobId)
  expect((await list({ state: 'waiting', about: 'somebody-else' })).jobs).toEqual([])
  expect((await list({ state: 'waiting', kind: 'no-kind' })).jobs).toEqual([])
})

test('a page goes on after the last of the one before it', async () => {
  await connection.db.execute(sql`
    insert into jobs.job (id, name, data, start_after) select gen_random_uuid(), 'cleanup', '{}', now() + make_interval(secs => n)
    from generate_series(1, 60) as n`)
  const first = await list({ state: 'waiting', kind: 'cleanup' })
  expect([first.jobs.length, first.has_more]).toEqual([50, true])
  const { at, job_id: beforeId } = first.jobs.at(-1)
  const rest = await list({ state: 'waiting', kind: 'cleanup', before: at, beforeId })
  expect(rest.has_more).toBe(false)
  const all = [...first.jobs, ...rest.jobs].map((row: { job_id: string }) => row.job_id)
  expect(new Set(all).size).toBe(all.length)
  expect(all.length).toBeGreaterThanOrEqual(60)
})

test('what the staff does about a job is done once and stands in the log', async () => {
  const jobId = await ownJob()
  expect(await change(jobId, 'retry')).toBe(false)
  const both = await Promise.all([change(jobId, 'setAside', '太大'), change(jobId, 'setAside', '太大')])
  expect(both.toSorted()).toEqual([false, true])
  expect((await list({ state: 'setAside' })).jobs).toMatchObject([
    { job_id: jobId, state: 'setAside', person: { uid }, why: 'set aside by the staff' },
  ])
  expect(await change(jobId, 'takeBack')).toBe(true)
  expect(await change(jobId, 'discard')).toBe(false)
  await ownJob()
  const { acts } = (await studio.call(listDeskActs, { token, query: { target: jobId } })).body.data
  expect(acts).toMatchObject([
    { act: 'takeBackJob', who: { uid }, details: [{ name: 'job', value: 'welcome' }] },
    {
      act: 'setAsideJob',
      details: [
        { name: 'job', value: 'welcome' },
        { name: 'reason', value: '太大' },
      ],
    },
  ])
})
