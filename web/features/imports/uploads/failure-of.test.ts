import { expect, test } from 'vitest'
import { messageOf } from '../../../api/api-error.ts'
import { failureOf } from './failure-of.ts'

test.each([
  ['our own', JSON.stringify({ errors: { code: 40800, message: 'x' } })],
  ['of a proxy', '<html>408 Request Time-out</html>'],
])('a line that is too slow has a sentence of its own: %s answer', (_, body) => {
  expect(messageOf(failureOf(408, body)).key).toBe('web-errors:codes.tooSlow')
})

test('what a refusal says of a quota is kept', () => {
  const figures = { used: '5', limit: '5' }
  const failure = failureOf(403, JSON.stringify({ errors: { code: 40310, message: 'x', figures } }))
  expect(messageOf(failure)).toEqual({
    key: 'web-errors:codes.quotaUploadBytes',
    values: { code: 403, ...figures },
  })
})

test('where no answer came, nothing is said of it', () => {
  expect(failureOf(0, '')).toBeUndefined()
})
