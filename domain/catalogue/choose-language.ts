import { type Language, languageCodes } from './languages.ts'

/**
 * The language for a reader: the one that was chosen, else the browser's first; others fall back to zh-tw
 * (specification 5). The server draws a page in it, and the app goes on in it.
 */
export function chooseLanguage(chosen: string | undefined, browser: string | undefined): Language {
  const language = languageCodes.find(code => code === chosen?.toLowerCase())
  if (language) return language
  const tag = browser?.toLowerCase()
  if (tag === undefined) return 'zh-tw'
  if (/^en\b/.test(tag)) return 'en'
  return /^(zh|yue)\b.*-(hk|mo)$/.test(tag) ? 'zh-hk' : 'zh-tw'
}
