import { sessions as en } from '#locales/en/sessions'
import { sessions as hk } from '#locales/zh-hk/sessions'
import { sessions as tw } from '#locales/zh-tw/sessions'
import { wordsIn } from '#press/text/book-words'
import { terminalLocale } from './serve/serve-words.ts'

export type SessionsWords = typeof tw

/** What the command about sessions says, in the language of the terminal. */
export function sessionsWords(env: Readonly<Record<string, string | undefined>>): SessionsWords {
  return wordsIn(terminalLocale(env), { tw, hk, en })
}
