import { expect, test } from 'vitest'
import { backupName } from './manifest.ts'
import { backupsToRemove } from './which-to-keep.ts'

const at = (text: string) => backupName(new Date(text))
/** At three in the morning, from Monday, November 2 on. */
const daily = Array.from({ length: 22 }, (_, day) => backupName(new Date(Date.UTC(2026, 10, 2 + day, 3))))

test('the newest of each of the last days and weeks stay', () => {
  const removed = new Set(backupsToRemove(daily, { days: 3, weeks: 3 }))
  expect(daily.filter(name => !removed.has(name))).toEqual([
    at('2026-11-15T03:00:00Z'),
    at('2026-11-21T03:00:00Z'),
    at('2026-11-22T03:00:00Z'),
    at('2026-11-23T03:00:00Z'),
  ])
})

test('days without a backup count for none: after a month that nobody made one, none is lost', () => {
  const names = [at('2026-09-01T03:00:00Z'), at('2026-09-02T03:00:00Z'), at('2026-11-23T03:00:00Z')]
  expect(backupsToRemove(names, { days: 3, weeks: 0 })).toEqual([])
})

test('of two on one day the newer stays', () => {
  const names = [at('2026-11-23T03:00:00Z'), at('2026-11-23T09:00:00Z')]
  expect(backupsToRemove(names, { days: 7, weeks: 4 })).toEqual([names[0]])
})

test('where no number is set all stay', () => {
  expect(backupsToRemove(daily, { days: 0, weeks: 0 })).toEqual([])
})

test('those before upgrades stay beside the others, three of them', () => {
  const upgrades = [1, 2, 3, 4].map(day => backupName(new Date(Date.UTC(2026, 9, day)), true))
  expect(backupsToRemove([...upgrades, at('2026-11-23T03:00:00Z')], { days: 1, weeks: 0 })).toEqual(
    upgrades.slice(0, 1),
  )
})
