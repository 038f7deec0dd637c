import { expect, test } from 'vitest'
import { layoutOf } from './layout-rules.ts'

test('the design has the screen for itself', () => {
  expect(layoutOf('/app/design/cover')).toEqual({ header: false, footer: false })
  expect(layoutOf('/app/shelf')).toEqual({ header: true, footer: false })
})

test('the footer is on home, pricing and faq only', () => {
  expect(['/', '/pricing', '/faq', '/app/review', '/groups'].map(path => layoutOf(path).footer)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
