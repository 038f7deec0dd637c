import type { Language } from '#domain/catalogue/languages'

/** A month (YYYYMM) in words: 2021年3月, Mar 2021. */
export function monthWords(month: string, language: Language): string {
  const at = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(4)) - 1, 1))
  return formatters[language].format(at)
}

const options = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const
const formatters = {
  'zh-tw': new Intl.DateTimeFormat('zh-TW', options),
  'zh-hk': new Intl.DateTimeFormat('zh-HK', options),
  // whole names of months do not fit on a phone
  en: new Intl.DateTimeFormat('en', { ...options, month: 'short' }),
}
