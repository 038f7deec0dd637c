import { serve as en } from '#locales/en/serve'
import { serve as hk } from '#locales/zh-hk/serve'
import { serve as tw } from '#locales/zh-tw/serve'
import { type Locale, wordsIn } from '#press/text/book-words'

export type ServeWords = typeof tw

/** What the start command says, in the language of the terminal. */
export function serveWords(env: Readonly<Record<string, string | undefined>>): ServeWords {
  return wordsIn(terminalLocale(env), { tw, hk, en })
}

export function terminalLocale(env: Readonly<Record<string, string | undefined>>): Locale {
  const language = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  const chinese = /^zh_(HK|MO)/i.test(language) ? 'zh-hk' : 'zh-tw'
  return /^zh/i.test(language) ? chinese : 'en'
}
