import { expect, test } from 'vitest'
import { chooseLanguage, chooseRegion, isJapanese } from './choose-language.ts'

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

test.each([
  ['MO', 'zh-TW', 'zh-tw', 'MO'],
  ['CN', 'zh-TW', 'zh-hk', 'TW'],
  ['FR', 'zh-TW', 'zh-hk', 'HK'],
  [undefined, 'en-SG', 'en', 'SG'],
  [undefined, 'zh-CN', 'zh-tw', 'TW'],
  [undefined, 'en', 'en', 'US'],
  [undefined, 'my', 'zh-tw', 'TW'],
  [undefined, undefined, 'zh-hk', 'HK'],
] as const)('chosen region %s, browser %s, language %s: %s', (chosen, browser, language, region) => {
  expect(chooseRegion(chosen, browser, language)).toBe(region)
})

test('Japanese readers are known by their choice first', () => {
  expect(isJapanese(undefined, 'ja-JP')).toBe(true)
  expect(isJapanese('jp', 'en')).toBe(true)
  expect(isJapanese('en', 'ja')).toBe(false)
  expect(isJapanese(undefined, 'zh-TW')).toBe(false)
})
