export const languages = ['zh-tw', 'zh-hk', 'en'] as const
export type Language = (typeof languages)[number]

/**
 * The language for a reader: the one that was chosen, else the browser's first; others fall back to zh-tw
 * (specification 5). The server draws a page in it, and the app goes on in it.
 */
export function chooseLanguage(chosen: string | undefined, browser: string | undefined): Language {
  const kept = languages.find(one => one === chosen?.toLowerCase())
  if (kept) return kept
  const tag = browser?.toLowerCase() ?? ''
  if (/^en\b/.test(tag)) return 'en'
  return /^(zh|yue)\b.*-(hk|mo)$/.test(tag) ? 'zh-hk' : 'zh-tw'
}
