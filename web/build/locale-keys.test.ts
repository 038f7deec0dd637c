import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { flatWords, keysUsed, placeholders, withoutNumber } from './locale-keys.ts'

const root = join(import.meta.dirname, '../..')

test('keys are found however they are written', () => {
  const source =
    "const { t } = useTranslation('web-shelf')\n t('a.b') t(`c.$" +
    "{d}`) t(\n 'e', { f }) t('web-errors:g') format('h')"
  expect(keysUsed(source)).toEqual(['web-shelf:a.b', 'web-shelf:c.*', 'web-shelf:e', 'web-errors:g'])
})

test('every key that a screen uses is there', () => {
  const there = new Set(
    [...namespaces('zh-tw')].flatMap(([name, words]) =>
      [...words.keys()].map(key => `${name}:${withoutNumber(key)}`),
    ),
  )
  const keys = [...there]
  const missing = sources().flatMap(({ file, text }) =>
    keysUsed(text)
      .filter(key =>
        key.endsWith('*') ? !keys.some(other => other.startsWith(key.slice(0, -1))) : !there.has(key),
      )
      .map(key => `${file}: ${key}`),
  )
  expect(missing).toEqual([])
})

test('English says all that zh-tw says and nothing else; Hong Kong nothing else', () => {
  const tw = allKeys('zh-tw')
  expect([...allKeys('en')].sort()).toEqual([...tw].sort())
  expect([...allKeys('zh-hk')].filter(key => !tw.has(key))).toEqual([])
})

test('all languages fill in the same places', () => {
  const tw = allPlaces('zh-tw')
  for (const language of ['zh-hk', 'en'])
    for (const [key, places] of allPlaces(language)) expect([key, places]).toEqual([key, tw.get(key)])
})

test('Hong Kong repeats nothing that it says as Taiwan does', () => {
  const tw = namespaces('zh-tw')
  const repeated = [...namespaces('zh-hk')].flatMap(([name, words]) =>
    [...words].filter(([key, text]) => tw.get(name)?.get(key) === text).map(([key]) => `${name}:${key}`),
  )
  expect(repeated).toEqual([])
})

function namespaces(language: string): Map<string, Map<string, string>> {
  const folder = join(root, 'locales', language)
  const files = readdirSync(folder).filter(file => /^web-.*\.json$/.test(file))
  return new Map(
    files.map(file => [
      basename(file, '.json'),
      flatWords(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
    ]),
  )
}

function allKeys(language: string): Set<string> {
  return new Set(allPlaces(language).keys())
}

function allPlaces(language: string): Map<string, string[]> {
  const places = [...namespaces(language)].flatMap(([name, words]) =>
    [...words].map(([key, text]) => [`${name}:${withoutNumber(key)}`, placeholders(text)] as const),
  )
  return new Map(places)
}

function sources(): { file: string; text: string }[] {
  return readdirSync(join(root, 'web'), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/^build|\.test\.|\.d\.ts$/.test(file))
    .map(file => ({ file, text: readFileSync(join(root, 'web', file), 'utf8') }))
}
