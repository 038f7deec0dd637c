import { LRUCache } from 'lru-cache'
import type { Locale } from './book-words.ts'

export interface Day {
  /** YYYYMM, the month of the specification's chapters. */
  month: string
  year: number
  monthOfYear: number
  day: number
  /** 0 is Sunday. */
  weekday: number
  /** HH:MM */
  clock: string
}

/** The civil day of a moment (seconds since 1970, UTC) in a time zone. */
export function dayOf(time: number, timeZone: string): Readonly<Day> {
  const key = `${time} ${timeZone}`
  const day = days.get(key) ?? findDay(time, timeZone)
  days.set(key, day)
  return day
}

// A month asks for the day of each entry several times, and Intl takes some microseconds for it.
const days = new LRUCache<string, Day>({ max: 10_000 })

function findDay(time: number, timeZone: string): Day {
  const parts = Object.fromEntries(
    formatter('en-GB', timeZone, 'civil')
      .formatToParts(time * 1000)
      .map(part => [part.type, part.value]),
  )
  const year = Number(parts.year)
  const monthOfYear = Number(parts.month)
  const day = Number(parts.day)
  return {
    month: `${String(year).padStart(4, '0')}${String(monthOfYear).padStart(2, '0')}`,
    year,
    monthOfYear,
    day,
    weekday: new Date(
      Date.UTC(2000, 0, 2) + 86_400_000 * weekdays.indexOf(String(parts.weekday)),
    ).getUTCDay(),
    clock: `${parts.hour}:${parts.minute}`,
  }
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** Weekday in words, as the language abbreviates it least oddly: 星期日, Sunday. */
export function weekdayName(weekday: number, locale: Locale): string {
  const sunday = Date.UTC(2000, 0, 2)
  return formatter(locale, 'UTC', 'weekday').format(sunday + weekday * 86_400_000)
}

/** 2021年3月, March 2021. */
export function monthName(month: string, locale: Locale): string {
  return formatter(locale, 'UTC', 'month').format(firstOf(month))
}

/** 5月3日, May 3. */
export function dayAndMonth(monthOfYear: number, day: number, locale: Locale): string {
  return formatter(locale, 'UTC', 'dayAndMonth').format(Date.UTC(2000, monthOfYear - 1, day))
}

/** 2021年5月3日, May 3, 2021. `month`: YYYYMM. */
export function fullDate(month: string, day: number, locale: Locale): string {
  return formatter(locale, 'UTC', 'fullDate').format(firstOf(month) + (day - 1) * 86_400_000)
}

/** 三月, March. */
export function monthWord(month: string, locale: Locale): string {
  if (locale !== 'en') return `${numerals[Number(month.slice(4))] ?? ''}月`
  return formatter(locale, 'UTC', 'monthWord').format(firstOf(month))
}

const numerals = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二']

const firstOf = (month: string) => Date.UTC(Number(month.slice(0, 4)), Number(month.slice(4)) - 1, 1)

const shapes: Record<string, Intl.DateTimeFormatOptions> = {
  civil: {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  weekday: { weekday: 'long' },
  month: { year: 'numeric', month: 'long' },
  monthWord: { month: 'long' },
  dayAndMonth: { month: 'long', day: 'numeric' },
  fullDate: { year: 'numeric', month: 'long', day: 'numeric' },
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(locale: string, timeZone: string, shape: keyof typeof shapes): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${shape}`
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...shapes[shape], timeZone })
  formatters.set(key, made)
  return made
}
