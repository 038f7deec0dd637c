import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Language, languageCodes } from '#domain/catalogue/languages'
import { glossary } from './glossary.ts'

/** The words of each language by file and key. */
const written = new Map(
  await Promise.all(languageCodes.map(async code => [code, await wordsOf(code)] as const)),
)

async function wordsOf(language: Language): Promise<Map<string, string>> {
  const folder = join(import.meta.dirname, language)
  const files = await Promise.all(
    readdirSync(folder).map(async name => {
      const file = join(folder, name)
      const words: unknown = name.endsWith('.json')
        ? JSON.parse(readFileSync(file, 'utf8'))
        : await import(file)
      return sentencesIn(words, name)
    }),
  )
  return new Map(files.flat())
}

function sentencesIn(value: unknown, at: string): [string, string][] {
  if (typeof value === 'string') return [[at, value]]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, child]) => sentencesIn(child, `${at}.${key}`))
}

const ownOf = (language: Language) => [...(written.get(language) ?? [])]

/** What people of Hong Kong read on screens: the words of Taiwan where they have none of their own. */
const readInHongKong = () =>
  [...new Map([...ownOf('zh-tw'), ...ownOf('zh-hk')])].filter(([at]) => at.startsWith('web-'))

const cases = glossary.flatMap(term => languageCodes.map(language => ({ language, ...term })))

test.each(cases)('$language: $about', ({ language, name, not }) => {
  expect(ownOf(language).filter(usesAnother(not[language]))).toEqual([])
  const words = language === 'zh-hk' ? readInHongKong() : ownOf(language)
  expect(words.some(([, text]) => text.toLowerCase().includes(name[language]))).toBe(true)
})

test('what Hong Kong reads in the words of Taiwan is as it says it', () => {
  for (const { not } of glossary) expect(readInHongKong().filter(usesAnother(not['zh-hk']))).toEqual([])
})

function usesAnother(name: RegExp | undefined) {
  return ([, text]: [string, string]) => name?.test(text.replaceAll(/\{[^}]*\}/g, '')) ?? false
}

test('a day is written 2019/02/14, a thousand 1,000', () => {
  const odd = /\d{4}-\d{2}-\d{2}|(?<![\d#.,])[1-9]\d{3}(?!\d| 年|[-/.])/
  expect(languageCodes.flatMap(ownOf).filter(([, text]) => odd.test(text))).toEqual([])
})
