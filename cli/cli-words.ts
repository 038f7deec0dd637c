import { cli as en } from '#locales/en/cli'
import { cli as hk } from '#locales/zh-hk/cli'
import { cli as tw } from '#locales/zh-tw/cli'
import type { Locale } from '#press/text/book-words'

export type CliWords = typeof tw

/** What the command says in a language. */
export function cliWords(locale: Locale): CliWords {
  return { 'zh-tw': tw, 'zh-hk': { ...tw, ...hk }, en }[locale]
}
