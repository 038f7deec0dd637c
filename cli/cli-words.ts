import { cli as en } from '#locales/en/cli'
import { cli as hk } from '#locales/zh-hk/cli'
import { cli as tw } from '#locales/zh-tw/cli'
import { type Locale, wordsIn } from '#press/text/book-words'

export type CliWords = typeof tw

/** What the command says in a language. */
export function cliWords(locale: Locale): CliWords {
  return wordsIn(locale, { tw, hk, en })
}
