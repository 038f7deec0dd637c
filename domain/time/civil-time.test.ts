import fc from 'fast-check'
import { expect, test } from 'vitest'
import { civilOf, isTimeZone, momentOf, monthOf } from './civil-time.ts'

test('a civil time is the moment that its zone calls so', () => {
  expect(momentOf('2021-07-04 20:15', 'Asia/Taipei')).toBe(Date.UTC(2021, 6, 4, 12, 15) / 1000)
  expect(momentOf('1969-12-31 23:00', 'UTC')).toBe(-3600)
  expect(momentOf('2024-07-01T12:00', 'America/New_York')).toBe(Date.UTC(2024, 6, 1, 16, 0) / 1000)
})

test('a day that is not in the calendar is none', () => {
  for (const civil of [
    '2021-02-29 10:00',
    '2021-13-01 10:00',
    '2021-04-31 10:00',
    '0000-01-01 00:00',
    '21-01-01 10:00',
  ])
    expect(momentOf(civil, 'Asia/Taipei')).toBeUndefined()
})

test('the month of a moment is the month of its zone', () => {
  const newYear = Date.UTC(2023, 11, 31, 16) / 1000
  expect([monthOf(newYear, 'Asia/Taipei'), monthOf(newYear, 'UTC')]).toEqual(['202401', '202312'])
})

test('a zone is known by its name', () => {
  expect(['Asia/Taipei', 'Asia/Atlantis', ''].map(isTimeZone)).toEqual([true, false, false])
})

test('what a zone calls a moment is that moment again', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -2_000_000_000, max: 4_000_000_000 }),
      fc.constantFrom('Asia/Taipei', 'Asia/Hong_Kong', 'America/New_York', 'UTC', 'Australia/Lord_Howe'),
      (seconds, zone) => {
        const minute = Math.floor(seconds / 60) * 60
        const again = momentOf(civilOf(minute, zone), zone)
        // an hour that clocks repeat in autumn has two moments; before 1950 zones had odd seconds
        fc.pre(minute > -600_000_000)
        expect(Math.abs((again ?? 0) - minute)).toBeLessThanOrEqual(3600)
        expect(civilOf(again ?? 0, zone)).toBe(civilOf(minute, zone))
      },
    ),
  )
})
