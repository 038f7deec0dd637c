import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { formatValues } from './format-values.ts'

const words = createInstance()
words.use(formatValues)
await words.init({
  lng: 'en',
  resources: { en: { translation: { text: '{count} {pages, number} {year} {folio} {size} {name}' } } },
  interpolation: { prefix: '{', suffix: '}', escapeValue: false, alwaysFormat: true },
})

test('counts have their thousands apart, names of years and pages do not', () => {
  const values = { count: 1788, pages: 12_000, year: 2019, folio: 1788, size: 1.2345, name: '2019' }
  expect(words.t('text', values)).toBe('1,788 12,000 2019 1788 1.2345 2019')
})
