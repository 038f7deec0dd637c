import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bindingNames, pricedBinding } from '#domain/catalogue/bindings'
import { contentTypes } from '#domain/catalogue/content-types'
import { languageCodes } from '#domain/catalogue/languages'
import { contentNetworks, networkNames } from '#domain/catalogue/networks'
import { paperNames } from '#domain/catalogue/papers'
import { regionCodes } from '#domain/catalogue/regions'
import { typesetNames } from '#domain/catalogue/typesets'
import { coverTemplates, themeColours } from '#domain/covers/cover-colours'
import { cover as englishCover } from '#locales/en/cover'
import { cover } from '#locales/zh-tw/cover'
import { flatWords } from './locale-keys.ts'

// The compiler does not look into JSON: what is said of each name of the catalogue is looked for here.

const pricedBindings = paperNames.flatMap(paper => bindingNames.map(name => pricedBinding(name, paper)))

describe.each(['zh-tw', 'en'])('%s', language => {
  test.each([
    ['web-cover', 'typesets', typesetNames],
    ['web-home', 'typesets.items', typesetNames],
    ['web-home', 'prices', paperNames],
    ['web-home', 'prices.bindings', pricedBindings],
    ['web-frame', 'regions', regionCodes],
    ['web-frame', 'languages', languageCodes],
    ['web-frame', 'login', networkNames],
    ['web-profile', 'networks', networkNames],
    ['web-import', 'ways', contentNetworks.flatMap(network => [network, `${network}Text`])],
    ['web-selection', 'tabs', contentTypes],
  ])('%s says %s of each name', (namespace, key, names) => {
    const words = wordsOf(language, namespace)
    expect(names.filter(name => !words.has(`${key}.${name}`))).toEqual([])
  })
})

test('covers say the name of each style and colour', () => {
  for (const { templates, colours } of [cover, englishCover]) {
    expect(Object.keys(templates).sort()).toEqual(coverTemplates.map(({ name }) => name).sort())
    expect(Object.keys(colours).sort()).toEqual(themeColours.map(({ name }) => name).sort())
  }
})

function wordsOf(language: string, namespace: string): Map<string, string> {
  const file = join(import.meta.dirname, `../../locales/${language}/${namespace}.json`)
  return flatWords(JSON.parse(readFileSync(file, 'utf8')))
}
