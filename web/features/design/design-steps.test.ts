import { expect, test } from 'vitest'
import { stepAddress, stepAt } from './design-steps.ts'

test('every screen of the design belongs to a step', () => {
  const screens = ['cover', 'pages', 'selection', 'content', 'preview', 'album']
  expect(screens.map(screen => stepAt(`/app/design/${screen}`))).toEqual([
    'cover',
    'cover',
    'content',
    'content',
    'preview',
    undefined,
  ])
  expect(stepAt('/')).toBeUndefined()
})

test('a step keeps the book', () => {
  expect(stepAddress('content', 'a&b')).toBe('/app/design/content?bid=a%26b')
})
