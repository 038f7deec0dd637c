import { expect, test } from 'vitest'
import { endsOf, momentsOf, spanAfter, spanOf } from './figure-span.ts'

const noon = new Date(2026, 10, 23, 12).getTime()
const span = (query: string) => spanOf(new URLSearchParams(query), noon)

test('a span is what its address says, and ends today at the latest', () => {
  const today = { day: '2026-11-23', days: 1 }
  expect(span('')).toEqual(today)
  expect(span('day=2026-11-02&days=7')).toEqual({ day: '2026-11-02', days: 7 })
  for (const query of ['day=2026-11-24', 'day=2026-02-30', 'day=x', 'days=2'])
    expect(span(query)).toEqual(today)
})

test('it holds whole days, whatever the clocks do', () => {
  const week = { day: '2026-11-02', days: 7 } as const
  expect(momentsOf(week)).toEqual({
    from: new Date(2026, 9, 27).toISOString(),
    until: new Date(2026, 10, 3).toISOString(),
  })
  expect(endsOf(week)).toEqual({ first: '2026-10-27', last: '2026-11-02' })
  expect(spanAfter(week, -1)).toEqual({ day: '2026-10-26', days: 7 })
  expect(spanAfter({ day: '2026-12-31', days: 1 }, 1)).toEqual({ day: '2027-01-01', days: 1 })
})
