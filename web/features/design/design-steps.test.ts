import { expect, test } from 'vitest'
import { stepAddress, stepAt } from './design-steps.ts'

test('every screen of the design belongs to a step', () => {
  const screens = ['cover', 'pages', 'selection', 'content', 'proofing', 'privacy', 'preview', 'album']
  expect(screens.map(screen => stepAt(`/app/design/${screen}`))).toEqual([
    'cover',
    'cover',
    'content',
    'content',
    'content',
    'content',
    'preview',
    undefined,
  ])
  expect(stepAt('/')).toBeUndefined()
})

test('a step keeps the book, and the month and page where one is', () => {
  expect(stepAddress('content', 'a&b')).toBe('/app/design/content?bid=a%26b')
  expect(stepAddress('selection', 'b', '202009')).toBe('/app/design/selection?bid=b&month=202009')
  expect(stepAddress('preview', 'b', '202009', '12')).toBe('/app/design/preview?bid=b&month=202009&page=12')
  expect(stepAddress('content', 'b', null, 'cover')).toBe('/app/design/content?bid=b')
})
