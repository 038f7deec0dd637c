import { expect, test } from 'vitest'
import { chooseLanguage } from './choose-language.ts'

test.each([
  ['en', 'zh-TW', 'en'],
  ['zh-HK', 'en-US', 'zh-hk'],
  ['ja', 'en-GB', 'en'],
  [undefined, 'en', 'en'],
  [undefined, 'zh-Hant-HK', 'zh-hk'],
  [undefined, 'zh-MO', 'zh-hk'],
  [undefined, 'zh-TW', 'zh-tw'],
  [undefined, 'zh-CN', 'zh-tw'],
  [undefined, 'fr', 'zh-tw'],
  [undefined, 'eng-x', 'zh-tw'],
  [undefined, undefined, 'zh-tw'],
])('chosen %s, browser %s: %s', (chosen, browser, language) => {
  expect(chooseLanguage(chosen, browser)).toBe(language)
})
