import { secondsInZone } from '#domain/time/seconds-in-zone'
import { asTime, asWrittenTime } from '../read-time.ts'
import { monthOf } from './month-names.ts'

const LONGEST = 70
const MOST_OTHER_LETTERS = 14
const CLOCK = /(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?!\d)/
const AFTERNOON = /下午|晚上|午後|오후|\bda tarde(?:\/noite)?|\bp\.?\s?m\b/i
const MORNING = /上午|凌晨|早上|午前|오전|\bda manhã|\ba\.?\s?m\b/i
const NOON = /中午/
const YEAR_FIRST = /(\d{4})\s?[年년./-]\s?(\d{1,2})\s?[月월./-]\s?(\d{1,2})\s?[日일.]?/
/** "3月 11, 2023": of its English dates, Meta translates the month and am/pm, and leaves the order. */
const MONTH_FIRST =
  /(?<![\d一二三四五六七八九十])(\d{1,2}|十[一二]?|[一二三四五六七八九])\s?[月월]\s*(\d{1,2})[日일]?(?:,\s*|\s+)(\d{4})/
const CHINESE_MONTHS = '一 二 三 四 五 六 七 八 九 十 十一 十二'.split(' ')
const YEAR_LAST = /(?<!\d)(\d{1,2})([./])(\d{1,2})\2(\d{4})/
const NAMED =
  /(\d{1,2})\.?º?\s+(?:de\s+)?(\p{L}[\p{L}\p{M}]*)\.?,?\s+(?:de\s+)?(\d{4})|(\p{L}[\p{L}\p{M}]*)\.?\s+(\d{1,2}),?\s+(\d{4})/u

/**
 * Seconds since 1970 of a date as the HTML exports write it ("Mar 11, 2023, 5:21 PM", "3月 11, 2023 5:21:09 下午",
 * "2023年3月11日 下午5:21", ISO), read in `timeZone`. Nothing where the text is not a date and a date only.
 */
export function parseDate(text: string, timeZone: string): number | undefined {
  const plain = plainText(text)
  if (ISO.test(plain)) return asWrittenTime(plain)
  const written = writtenIn(plain)
  if (!written) return undefined
  const { day, clock, rest } = written
  const others = written.others.replace(/[(（].{1,6}[)）]/, '')
  if (/\d/.test(others) || others.replace(/[^\p{L}]/gu, '').length > MOST_OTHER_LETTERS) return undefined
  const [, hour = '12', minute = '0', second = '0'] = clock ?? []
  return asTime(
    secondsInZone(
      Date.UTC(day.year, day.month, day.day, hourOf(Number(hour), rest), Number(minute), Number(second)) /
        1000,
      timeZone,
    ),
  )
}

const ISO = /^\d{4}-\d\d-\d\dT/

export const plainText = (text: string): string => text.replace(/[\u202f\u00a0\u200e\u200f\s]+/g, ' ').trim()

interface Written {
  day: Day
  clock: RegExpExecArray | null
  /** All but the day. */
  rest: string
  /** All but the day, the clock and its half of the day. */
  others: string
}

/** The day in a text, as `plainText` has it, and what is beside it. */
export function writtenIn(plain: string): Written | undefined {
  if (plain.length > LONGEST || !/\d/.test(plain)) return undefined
  const day = dayIn(plain)
  if (!day) return undefined
  const rest = plain.replace(day.words, ' ')
  const others = rest.replace(CLOCK, ' ').replace(AFTERNOON, '').replace(MORNING, '').replace(NOON, '')
  return { day, clock: CLOCK.exec(rest), rest, others }
}

interface Day {
  year: number
  month: number
  day: number
  words: string
}

function dayIn(text: string): Day | undefined {
  const first = YEAR_FIRST.exec(text)
  if (first) return dayOf(first[1], Number(first[2]) - 1, first[3], first[0])
  const monthFirst = MONTH_FIRST.exec(text)
  if (monthFirst) return dayOf(monthFirst[3], monthIn(monthFirst[1]), monthFirst[2], monthFirst[0])
  const named = NAMED.exec(text)
  if (named)
    return dayOf(named[3] ?? named[6], monthOf(named[2] ?? named[4] ?? ''), named[1] ?? named[5], named[0])
  const last = YEAR_LAST.exec(text)
  if (!last) return undefined
  const [words, a = '', separator, b = '', year] = last
  const isMonthFirst = Number(b) > 12 || (separator === '/' && Number(a) <= 12 && /\b[ap]\.?m\b/i.test(text))
  return isMonthFirst ? dayOf(year, Number(a) - 1, b, words) : dayOf(year, Number(b) - 1, a, words)
}

/** 0 for January, of "1" or "一". */
function monthIn(number = ''): number {
  const digits = Number(number)
  return (Number.isNaN(digits) ? CHINESE_MONTHS.indexOf(number) + 1 : digits) - 1
}

function dayOf(year = '', month: number | undefined, day = '', words: string): Day | undefined {
  if (month === undefined || month < 0 || month > 11 || Number(day) < 1 || Number(day) > 31) return undefined
  return { year: Number(year), month, day: Number(day), words }
}

function hourOf(hour: number, text: string): number {
  if (AFTERNOON.test(text) || (NOON.test(text) && hour < 11)) return hour < 12 ? hour + 12 : hour
  return MORNING.test(text) && hour === 12 ? 0 : hour
}
