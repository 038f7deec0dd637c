import { expect, test } from 'vitest'
import { isBackupDue } from './backup-due.ts'
import { backupName } from './manifest.ts'

const at = { hour: 3, minute: 30 }
const made = (text: string) => [backupName(new Date(text))]

test.each([
  ['none was ever made', [], '2026-11-23T01:00:00Z', true],
  [
    'the last is of yesterday, and it is not time yet',
    made('2026-11-22T03:31:00Z'),
    '2026-11-23T03:29:00Z',
    false,
  ],
  ['the last is of yesterday, and it is time', made('2026-11-22T03:31:00Z'), '2026-11-23T03:30:00Z', true],
  ['one was made since', made('2026-11-23T03:30:02Z'), '2026-11-23T23:00:00Z', false],
  ['nothing ran for days', made('2026-11-19T03:30:02Z'), '2026-11-23T01:00:00Z', true],
])('%s', (_, names, now, isDue) => {
  expect(isBackupDue(names, at, new Date(now))).toBe(isDue)
})

test('one of the database alone, made before an upgrade, does not count', () => {
  const names = [backupName(new Date('2026-11-23T03:40:00Z'), true)]
  expect(isBackupDue(names, at, new Date('2026-11-23T04:00:00Z'))).toBe(true)
})
