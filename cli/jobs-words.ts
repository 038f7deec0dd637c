import { jobs as en } from '#locales/en/jobs'
import { jobs as hk } from '#locales/zh-hk/jobs'
import { jobs as tw } from '#locales/zh-tw/jobs'
import { wordsIn } from '#press/text/book-words'
import { terminalLocale } from './serve/serve-words.ts'

export type JobsWords = typeof tw

/** What the command about jobs says, in the language of the terminal. */
export function jobsWords(env: Readonly<Record<string, string | undefined>>): JobsWords {
  return wordsIn(terminalLocale(env), { tw, hk, en })
}
