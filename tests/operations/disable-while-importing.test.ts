import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { disableDeskPerson, enableDeskPerson } from '#contract/desk-people'
import { createBook } from '#contract/shelf'
import { importArchives, listImports } from '#contract/social-imports'
import { readUser } from '#contract/users'
import { type Connection, connect } from '#server/kernel/db/connect'
import { openLog } from '#server/kernel/log/open-log'
import { photo, smallZip } from '../imports/small-zip.ts'
import { upload } from '../kill/upload.ts'
import { type Studio, startStudio } from '../studio.ts'
import { importedInto, type MonthGate, monthGate } from './month-gate.ts'

// Takes long: a server and a worker bring an archive in twice.

let studio: Studio
let connection: Connection
let gate: MonthGate
const staff: string[] = []
const messages: string[] = []
beforeAll(async () => {
  const log = openLog('info', {
    write(line) {
      const { job, msg } = JSON.parse(line)
      if (job === 'import') messages.push(msg)
    },
  })
  studio = await startStudio({ staff, log })
  connection = connect(studio.databaseUrl, error => {
    throw error
  })
  gate = await monthGate(studio.databaseUrl)
})
afterAll(async () => {
  await gate?.close()
  await connection?.close()
  await studio?.close()
})

const givenUp = 'a job is given up, since those of its person are held'
const givenBack = 'a job was given back, since those of its person are held'

/** Of three months, each with a photo that is there and one that is missing. */
async function writeArchive(): Promise<Buffer> {
  const months = [3, 4, 5]
  const posts = months.map(month => ({
    time: Date.UTC(2021, month) / 1000,
    text: `河堤，第 ${month} 個月`,
    photos: [`${month}.jpg`, `${month}-gone.jpg`],
  }))
  const files: Record<string, Buffer> = {}
  for (const month of months) files[`${month}.jpg`] = await photo(month, 640, 480)
  return readFile(await smallZip(studio.folder, 'facebook.zip', posts, files))
}

/** Asks for the archive to be read into a new book. */
async function bring(person: string, archive: Buffer) {
  const { uid, token } = await studio.logIn(person)
  const bid: string = (await studio.call(createBook, { token, body: { title: '河堤' } })).body.data.bid
  const uploadId = await upload({ origin: studio.origin, token, onCall: () => undefined }, bid, archive)
  const { status } = await studio.call(importArchives, { token, body: { bid, uploads: [uploadId] } })
  expect(status).toBe(202)
  return { uid, token, bid }
}

test('an import whose person is disabled between two months writes no more, and comes to its end once the account is enabled', async () => {
  const operator = await studio.logIn('empty')
  staff.push(operator.uid)
  const act = async (call: typeof disableDeskPerson | typeof enableDeskPerson, uid: string) =>
    (await studio.call(call, { token: operator.token, params: { uid }, body: { reason: '有人申訴' } })).body
      .data.done
  const stateOf = async ({ token, bid }: { token: string; bid: string }) =>
    (await studio.call(listImports, { token, query: { bid } })).body.data.imports[0].state
  const archive = await writeArchive()
  const { uid, token, bid } = await bring('second', archive)
  await expect.poll(() => gate.isWaitedAt()).toBe(true)
  const before = await importedInto(connection.db, bid)
  expect(before.entries.map(({ pending }) => pending)).toEqual([false, true, true])

  expect(await act(disableDeskPerson, uid)).toBe(true)
  expect((await studio.call(readUser, { token, params: { uid } })).status).toBe(401)
  await expect.poll(() => messages).toEqual([givenUp])
  await gate.open()
  await expect.poll(() => messages).toEqual([givenUp, givenBack])
  expect(await importedInto(connection.db, bid)).toEqual(before)

  // the worker goes on with those of others, and passes this one over
  const other = await bring('withholds', archive)
  await expect.poll(() => stateOf(other)).toBe('done')
  const { pictures: _, ...stopped } = await importedInto(connection.db, bid)
  expect(before).toMatchObject(stopped)
  expect(messages).toEqual([givenUp, givenBack])

  expect(await act(enableDeskPerson, uid)).toBe(true)
  const again = await studio.logIn('second')
  await expect.poll(() => stateOf({ token: again.token, bid })).toBe('done')
  const { ends, ...whole } = await importedInto(connection.db, other.bid)
  expect(await importedInto(connection.db, bid)).toMatchObject(whole)
  expect(
    whole.entries.map(({ pending, original }) => [
      pending,
      original.media.filter(({ picture }) => picture).length,
    ]),
  ).toEqual([
    [false, 1],
    [false, 1],
    [false, 1],
  ])
  expect(whole.lines).toHaveLength(3)
  expect(ends).toHaveLength(1)
})
