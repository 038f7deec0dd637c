import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrivingArchive } from '../tests/imports/arriving-archive.ts'
import { type ImportFixture, importFixture } from '../tests/imports/import-fixture.ts'
import { smallZip } from '../tests/imports/small-zip.ts'
import { cleanupJob } from './cleanup.ts'
import type { Deps } from './deps.ts'
import { loginStates } from './features/account/login/schema.ts'
import { deleteEndedLoginStates, insertLoginState } from './features/account/login/store.ts'
import { sessions, tickets } from './features/account/sessions/schema.ts'
import {
  deleteEndedSessions,
  deleteEndedTickets,
  insertSession,
  insertTicket,
  lifeAt,
} from './features/account/sessions/store.ts'
import { uploads } from './features/library/uploads/schema.ts'
import { uploadPath } from './features/library/uploads/upload-path.ts'
import { keepScratchSmall, scratchFolder } from './scratch.ts'

let fixture: ImportFixture
let ahead: Deps
const threeDaysMs = 3 * 86_400_000
beforeAll(async () => {
  fixture = await importFixture()
  ahead = { ...fixture.deps, now: () => new Date(Date.now() + threeDaysMs) }
})
afterAll(() => fixture.close())

test('a worker whose clock is three days ahead leaves what is on its way', async () => {
  const { deps, folder } = fixture
  const book = await fixture.newBook()
  const arriving = await arrivingArchive(
    fixture,
    book,
    await smallZip(folder, 'facebook.zip', [{ time: 1_646_400_000, text: '在路上' }], {}),
  )
  await arriving.arrive(arriving.words, false)
  const orphan = uploadPath(deps.settings, 'begun-without-a-row-yet')
  await writeFile(orphan, '')
  const beside = join(folder, 'files', 'beside')
  const scratch = join(scratchFolder(deps.settings), 'a-book')
  for (const path of [beside, scratch]) await mkdir(path, { recursive: true })
  await writeFile(join(beside, 'half'), 'half a picture')

  await cleanupJob.run({}, ahead)
  const leave = keepScratchSmall(ahead)
  leave()
  // what it began at once has looked at the folder when another round has
  await new Promise(resolve => setTimeout(resolve, 0)).then(() => cleanupJob.run({}, ahead))

  const rows = await deps.db.select().from(uploads).where(eq(uploads.uploadId, arriving.uploadId))
  expect(rows).toHaveLength(1)
  expect(await readdir(join(folder, 'uploads'))).toEqual(
    expect.arrayContaining([arriving.uploadId, 'begun-without-a-row-yet']),
  )
  expect(await readdir(beside)).toEqual(['half'])
  expect(await readdir(scratchFolder(deps.settings))).toContain('a-book')
})

test('a server whose clock is three days ahead ends no login of others', async () => {
  const { db } = fixture.deps
  const { uid } = await fixture.newBook()
  const other = (await fixture.newBook()).uid
  const soon = new Date(Date.now() + 600_000)
  const [createdAt, lastUsedAt] = [new Date(), new Date()]
  await insertSession(db, {
    tokenHash: 'living',
    sessionId: 's',
    uid,
    createdAt,
    lastUsedAt,
    expiresAt: soon,
  })
  await insertTicket(db, { ticketHash: 'ticket', uid: other, expiresAt: soon, browserHash: '' })
  await insertLoginState(db, {
    stateHash: 'begun',
    network: 'facebook',
    verifier: '',
    nonce: '',
    carried: '',
    purpose: 'login',
    sources: [],
    expiresAt: soon,
  })
  await deleteEndedTickets(db, ahead.now())
  await deleteEndedSessions(db, lifeAt(ahead))
  await deleteEndedLoginStates(db, ahead.now())
  expect(await db.select({ hash: tickets.ticketHash }).from(tickets)).toEqual([{ hash: 'ticket' }])
  expect(await db.select({ hash: sessions.tokenHash }).from(sessions)).toEqual([{ hash: 'living' }])
  expect(await db.select({ hash: loginStates.stateHash }).from(loginStates)).toEqual([{ hash: 'begun' }])
})
