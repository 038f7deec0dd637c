import { expect, test } from 'vitest'
import { namedFields } from './named-fields.ts'

test('fields are named as the contract names them, and nothing else of a request is', () => {
  expect(namedFields(['cover.crop.x', 'time_zone', 'inserts.3.text'])).toEqual([
    'cover.crop.x',
    'time_zone',
    'inserts.*.text',
  ])
  expect(namedFields(['我的密碼是雪', 'cover.yijun@days', 'cover.09120000', '', '__proto__'])).toEqual([
    '*',
    'cover.*',
  ])
})
