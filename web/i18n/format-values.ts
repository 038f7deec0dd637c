import type { FormatterModule } from 'i18next'
import { countText } from './count-text.ts'

/** Numbers that name something and count nothing. */
const names: readonly unknown[] = ['code', 'folio', 'year']

/** Every number in a sentence is written in one form, 1,788; what is printed on a page or names a year stays 1788. */
export const formatValues: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value, _format, _language, options) =>
    Number.isInteger(value) && value >= 0 && !names.includes(options?.interpolationkey)
      ? countText(value)
      : value,
}
