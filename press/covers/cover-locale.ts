import { cover as en } from '#locales/en/cover'
import { cover as hk } from '#locales/zh-hk/cover'
import { cover as tw } from '#locales/zh-tw/cover'
import { type Locale, wordsIn } from '#press/text/book-words'

export type CoverWords = typeof tw

/** What covers print of their own, and the names of templates and colours. */
export function coverWords(locale: Locale): CoverWords {
  return wordsIn(locale, { tw, hk, en })
}
