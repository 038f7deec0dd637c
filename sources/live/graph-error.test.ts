import { expect, it } from 'vitest'
import { meaningOf, usageOf } from './graph-error.ts'
import { parseJson } from './parse-json.ts'

const error = (code: unknown, status = 400) =>
  meaningOf({ status, text: JSON.stringify({ error: { code } }) })

it.each([
  [190, 'expired'],
  [102, 'expired'],
  [4, 'limited'],
  [17, 'limited'],
  [32, 'limited'],
  [341, 'limited'],
  [613, 'limited'],
  [80001, 'limited'],
  [368, 'limited'],
  [1, 'again'],
  [2, 'again'],
  [3, 'permission'],
  [10, 'permission'],
  [200, 'permission'],
  [299, 'permission'],
  [100, 'failed'],
  [300, 'failed'],
])('code %i means %s, whatever the status', (code, failure) => {
  for (const status of [200, 400, 403, 500]) expect(error(code, status)).toEqual({ failure, code })
})

it.each([
  [502, '<html>', 'again'],
  [200, 'no json', 'again'],
  [200, '[]', 'again'],
  [404, '<html>', 'failed'],
  [500, '{}', 'again'],
  [400, '{"error":{}}', 'failed'],
])('status %i with %s is %s', (status, text, failure) =>
  expect(meaningOf({ status, text })).toEqual({ failure }),
)

it('reads how much of the limit is used', () => {
  expect(usageOf({ headers: { 'x-app-usage': '{"call_count":28,"total_time":97,"type":"x"}' } })).toBe(97)
  for (const header of ['', 'x', '[]', '{}']) expect(usageOf({ headers: { 'x-app-usage': header } })).toBe(0)
})

it('reads ids that no double holds as text', () => {
  expect(parseJson('{"user_id":17841405822304915,"n":5,"f":0.5,"big":1e30}')).toEqual({
    user_id: '17841405822304915',
    n: 5,
    f: 0.5,
    big: 1e30,
  })
  expect(parseJson('<html>')).toBeUndefined()
})
