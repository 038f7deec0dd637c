import type { IncomingHttpHeaders } from 'node:http'
import { chooseLanguage } from '#domain/catalogue/choose-language'
import { type Language, languageCodes } from '#domain/catalogue/languages'

export { type Language, languageCodes }

/** The language of who asks: the cookie of the site, then what the browser prefers; zh-tw otherwise (specification 5). */
export function languageOf(headers: IncomingHttpHeaders): Language {
  const chosen = /(?:^|;\s*)language=([a-z-]+)/i.exec(headers.cookie ?? '')?.[1]
  return chooseLanguage(chosen, /^\s*([\w-]+)/.exec(headers['accept-language'] ?? '')?.[1])
}
