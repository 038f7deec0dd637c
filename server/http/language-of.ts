import type { IncomingHttpHeaders } from 'node:http'

export const languages = ['zh-tw', 'zh-hk', 'en'] as const
export type Language = (typeof languages)[number]

/** The language of who asks: the cookie of the site, then what the browser prefers; zh-tw otherwise (specification 5). */
export function languageOf(headers: IncomingHttpHeaders): Language {
  const chosen = /(?:^|;\s*)language=([a-z-]+)/i.exec(headers.cookie ?? '')?.[1]?.toLowerCase()
  if (isLanguage(chosen)) return chosen
  const first = /^\s*([a-z-]+)/i.exec(headers['accept-language'] ?? '')?.[1]?.toLowerCase() ?? ''
  if (first.startsWith('en')) return 'en'
  return first === 'zh-hk' || first === 'zh-mo' ? 'zh-hk' : 'zh-tw'
}

function isLanguage(value: string | undefined): value is Language {
  return languages.some(language => language === value)
}
