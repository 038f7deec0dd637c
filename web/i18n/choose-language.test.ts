import { expect, test } from 'vitest'
import { chooseRegion, homeElsewhere } from './choose-language.ts'

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

test('Japanese readers are known by their choice first, and go elsewhere from the home page alone', () => {
  const site = 'https://example.jp/'
  const home = (chosen: string | undefined, browser: string | undefined, path = '/') =>
    homeElsewhere(path, site, { chosen, browser })
  expect(home(undefined, 'ja-JP')).toBe(site)
  expect(home('jp', 'en')).toBe(site)
  expect(home('en', 'ja')).toBeUndefined()
  expect(home(undefined, 'zh-TW')).toBeUndefined()
  expect(home('jp', 'en', '/app/shelf')).toBeUndefined()
  expect(homeElsewhere('/', undefined, { chosen: 'jp', browser: 'ja' })).toBeUndefined()
})
