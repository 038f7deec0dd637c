import { expect, test } from 'vitest'
import { parseServices } from './parse-services.ts'

test('without a word, everything', () => {
  expect(parseServices([])).toEqual(new Set(['postgres', 'api', 'worker', 'sandbox', 'web']))
})

test('parts by name', () => {
  expect(parseServices(['--services=api, worker'])).toEqual(new Set(['api', 'worker']))
})

test.each([
  [['--services=api,mail'], { refused: 'unknown-option', option: 'mail' }],
  [['--port=80'], { refused: 'unknown-option', option: '--port=80' }],
  [['--services=worker,web'], { refused: 'needs-api', service: 'web' }],
])('%j is refused', (args, refused) => {
  expect(parseServices(args)).toEqual(refused)
})
