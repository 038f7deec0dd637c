import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { typesetNames } from '#domain/catalogue/typesets'

const locales = join(import.meta.dirname, '../../locales')

test('how many typesets there are is said rightly, wherever it is said', () => {
  const inChinese = '〇一二三四五六七八九十'[typesetNames.length]
  const inEnglish = 'none one two three four five six seven eight nine ten'.split(' ')[typesetNames.length]
  const mentions = ['zh-tw', 'zh-hk', 'en'].flatMap(language =>
    readdirSync(join(locales, language)).flatMap(file => {
      const text = readFileSync(join(locales, language, file), 'utf8')
      const numbers = text.matchAll(/([一二三四五六七八九十]+)種版型|(\w+) (?:layouts|ways to set)/gi)
      return [...numbers].map(([, chinese, english]) => ({
        language,
        file,
        number: chinese ?? english?.toLowerCase(),
      }))
    }),
  )
  // other words stand before it too
  const counted = mentions.filter(({ number = '' }) =>
    /^[一-龥]+$|^(one|two|three|four|five|six|seven|eight|nine|ten)$/.test(number),
  )
  expect(counted.length).toBeGreaterThan(6)
  expect(
    counted.filter(({ language, number }) => number !== (language === 'en' ? inEnglish : inChinese)),
  ).toEqual([])
})
