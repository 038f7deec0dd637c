import { serve as en } from '#locales/en/serve'
import { serve as hk } from '#locales/zh-hk/serve'
import { serve as tw } from '#locales/zh-tw/serve'
import { wordsIn } from '#press/text/book-words'

export type ServeWords = typeof tw

/** What the start command says, in the language of the terminal. */
export function serveWords(env: Readonly<Record<string, string | undefined>>): ServeWords {
  const language = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  const chinese = /^zh_(HK|MO)/i.test(language) ? 'zh-hk' : 'zh-tw'
  return wordsIn(/^zh/i.test(language) ? chinese : 'en', { tw, hk, en })
}
