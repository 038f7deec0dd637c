import { people as en } from '#locales/en/people'
import { people as hk } from '#locales/zh-hk/people'
import { people as tw } from '#locales/zh-tw/people'
import { wordsIn } from '#press/text/book-words'
import { terminalLocale } from './serve/serve-words.ts'

export type PeopleWords = typeof tw

/** What the command about people says, in the language of the terminal. */
export function peopleWords(env: Readonly<Record<string, string | undefined>>): PeopleWords {
  return wordsIn(terminalLocale(env), { tw, hk, en })
}
