import { expect, test } from 'vitest'
import { parseDate } from './parse-date.ts'

const taipei = (text: string) =>
  new Date(Date.UTC(2023, 2, 11, ...clock(text)) - 8 * 3600_000).getTime() / 1000
const clock = (text: string): [number, number, number] => {
  const [hour = 0, minute = 0, second = 0] = text.split(':').map(Number)
  return [hour, minute, second]
}

test.each([
  ['Mar 11, 2023, 5:21 PM', '17:21'],
  ['Mar 11, 2023 5:21:09 pm', '17:21:09'],
  ['Mar 11, 2023, 12:05\u202fAM', '0:05'],
  ['Saturday, March 11, 2023 at 5:21 PM', '17:21'],
  ['11 March 2023 at 17:21', '17:21'],
  ['2023年3月11日 下午5:21', '17:21'],
  ['2023年3月11日 上午12:21', '0:21'],
  ['2023年3月11日(土) 17:21', '17:21'],
  ['2023年3月11日 17:21', '17:21'],
  ['2023년 3월 11일 오후 5:21', '17:21'],
  ['3月 11, 2023 5:21:09 下午', '17:21:09'],
  ['3月 11, 2023 5:21 下午', '17:21'],
  ['3 月 11, 2023 12:05 上午', '0:05'],
  ['三月 11, 2023 12:21:09 下午', '12:21:09'],
  ['3月 11, 2023 5:21:09 PM', '17:21:09'],
  ['3月 11, 2023, 5:21 午後', '17:21'],
  ['3월 11, 2023 5:21:09 오후', '17:21:09'],
  ['3월 11, 2023 12:05:09 오전', '0:05:09'],
  ['mar 11, 2023 5:21 da tarde/noite', '17:21'],
  ['mar 11, 2023 12:21 da tarde/noite', '12:21'],
  ['mar 11, 2023 12:05 da manhã', '0:05'],
  ['11 mars 2023 à 17:21', '17:21'],
  ['11. März 2023 um 17:21', '17:21'],
  ['11 de marzo de 2023, 17:21', '17:21'],
  ['11 марта 2023 г. в 17:21', '17:21'],
  ['2023-03-11 17:21:09', '17:21:09'],
  ['2023/3/11 17:21', '17:21'],
  ['11.03.2023 17:21', '17:21'],
  ['3/11/2023, 5:21 PM', '17:21'],
  ['Mar 11, 2023', '12:00'],
])('%s', (text, time) => expect(parseDate(text, 'Asia/Taipei')).toBe(taipei(time)))

test('a zone in the text wins', () =>
  expect(parseDate('2023-03-11T17:21:09Z', 'Asia/Taipei')).toBe(1678555269))

test('a zone with summer time', () => {
  expect(parseDate('Jul 1, 2023, 12:00 PM', 'America/New_York')).toBe(Date.UTC(2023, 6, 1, 16) / 1000)
  expect(parseDate('Jan 1, 2023, 12:00 PM', 'America/New_York')).toBe(Date.UTC(2023, 0, 1, 17) / 1000)
})

test.each([
  '',
  'Hello',
  '2023',
  'On March 11, 2023 we went to the harbour',
  '11 apples 2023',
  '5:21 PM',
  '13/13/2023',
  '13月 11, 2023',
  '3月 32, 2023',
  '二十月 11, 2023',
  '13월 11, 2023',
])('no date: %s', text => expect(parseDate(text, 'Asia/Taipei')).toBeUndefined())
