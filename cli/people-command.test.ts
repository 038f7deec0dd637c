import { expect, test, vi } from 'vitest'
import { users } from '#server/features/account/users/schema'
import { connect } from '#server/kernel/db/connect'
import { freshDatabase } from '../tests/database.ts'
import { peopleCommand } from './people-command.ts'

async function run(args: readonly string[], env: Record<string, string> = {}) {
  const lines: string[] = []
  const spies = (['log', 'error'] as const).map(name =>
    vi.spyOn(console, name).mockImplementation(line => void lines.push(line)),
  )
  const code = await peopleCommand(args, { LC_ALL: 'C', LOG_LEVEL: 'silent', ...env })
  for (const spy of spies) spy.mockRestore()
  return [code, ...lines]
}

test('people are invited into the database of a service, and leave the staff', async () => {
  const { url, drop } = await freshDatabase()
  const env = { DATABASE_URL: url, PUBLIC_ORIGIN: 'https://days.example', SANDBOX: 'off' }
  const address = /https:\/\/days\.example\/login\/invitation\?key=[\w-]{22}$/
  expect(await run(['invite'], env)).toEqual([0, expect.stringMatching(address)])
  expect(await run(['invite-staff'], env)).toEqual([0, expect.stringMatching(address)])
  const { db, close } = connect(url, () => undefined)
  const createdAt = new Date()
  await db
    .insert(users)
    .values({ uid: 'u1', name: 'A', language: 'en', region: 'TW', createdAt, staffSince: createdAt })
  expect(await run(['end-staff', 'u1'], env)).toEqual([0, 'u1 works at the desk no more.'])
  expect(await db.select().from(users)).toMatchObject([{ uid: 'u1', staffSince: null }])
  expect(await run(['end-staff', 'nobody'], env)).toEqual([1, 'There is no account nobody.'])
  await close()
  await drop()
})

test.each([[[]], [['end-staff']], [['invite', 'a']], [['list', 'a']]])('%j is no command', async args => {
  expect(await run(args)).toEqual([2, 'Usage: npm run people invite | invite-staff | end-staff UID'])
})
