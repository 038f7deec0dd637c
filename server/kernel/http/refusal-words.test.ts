import { expect, test } from 'vitest'
import { type CodeName, codes } from '#contract/codes'
import { languageCodes } from '#domain/catalogue/languages'
import { refusalWords } from './refusal-words.ts'

const names = Object.keys(codes) as CodeName[] // the keys of codes are the names

test.each(languageCodes)('every refusal is said in %s', locale => {
  const unsaid = names.filter(name => !/[\p{L}]/u.test(refusalWords(name, locale)))
  expect(unsaid).toEqual([])
  expect(names.filter(name => refusalWords(name, locale).includes('{'))).toEqual([])
})

test('Hong Kong says differently what it says differently, and the rest as Taiwan does', () => {
  expect(refusalWords('tooLarge', 'zh-hk')).not.toBe(refusalWords('tooLarge', 'zh-tw'))
  expect(refusalWords('lastBook', 'zh-hk')).toBe(refusalWords('lastBook', 'zh-tw'))
})
