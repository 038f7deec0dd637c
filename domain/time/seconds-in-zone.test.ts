import { expect, test } from 'vitest'
import { secondsInZone } from './seconds-in-zone.ts'

/** What is written without a zone, as if it were UTC. */
const local = (text: string) => Date.parse(`${text}:00Z`) / 1000
const inZone = (text: string, zone: string) => new Date(secondsInZone(local(text), zone) * 1000).toISOString()

test.each([
  ['America/New_York', '2024-03-10T01:59', '06:59'],
  ['America/New_York', '2024-03-10T02:30', '07:30'],
  ['America/New_York', '2024-03-10T03:00', '07:00'],
  ['Europe/Berlin', '2024-03-31T02:30', '01:30'],
  ['Australia/Lord_Howe', '2024-10-06T02:15', '15:45'],
  // a whole day was skipped when the date line moved
  ['Pacific/Apia', '2011-12-30T12:00', '22:00'],
])('what the clocks of %s skip is counted on from before: %s', (zone, text, clock) => {
  expect(inZone(text, zone).slice(11, 16)).toBe(clock)
})

test.each([
  ['America/New_York', '2024-11-03T00:59', '04:59'],
  ['America/New_York', '2024-11-03T01:30', '05:30'],
  ['America/New_York', '2024-11-03T02:00', '07:00'],
  ['Europe/Berlin', '2024-10-27T02:30', '00:30'],
  ['Australia/Lord_Howe', '2024-04-07T01:45', '14:45'],
])('what the clocks of %s say twice is the first of both: %s', (zone, text, clock) => {
  expect(inZone(text, zone).slice(11, 16)).toBe(clock)
})

test('what is beyond the calendar is no moment', () => {
  for (const beyond of [Number.NaN, Number.POSITIVE_INFINITY, 8.64e12, -8.64e12])
    expect(secondsInZone(beyond, 'Asia/Taipei')).toBeNaN()
  expect(secondsInZone(8.6e12, 'Asia/Taipei')).toBe(8.6e12 - 8 * 3600)
})
