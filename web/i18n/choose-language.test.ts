import { expect, test } from 'vitest'
import { chooseRegion, isJapanese } from './choose-language.ts'

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
