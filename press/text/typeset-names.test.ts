import { expect, test } from 'vitest'
import { typesets as en } from '#locales/en/typesets'
import { typesets as tw } from '#locales/zh-tw/typesets'
import { typesets as names } from '../typesets/typesets.ts'

test('layouts are called as in specification 3', () => {
  expect(tw).toMatchObject({
    'a5-waterfall-tweet': 'A5 瀑布',
    'a4-1': 'A4 瀑布',
    'a4-2': 'A4 童書',
    'a5-2': 'A5 雙欄',
  })
  expect(en).toMatchObject({
    'a5-waterfall-tweet': 'A5 waterfall',
    'a4-1': 'A4 waterfall',
    'a4-2': 'A4 children’s',
    'a5-2': 'A5 two-column',
  })
})

test.each([tw, en])('each layout has a name of its own', words => {
  expect(Object.keys(words).sort()).toEqual(Object.keys(names).sort())
  expect(new Set(Object.values(words)).size).toBe(Object.keys(names).length)
})
