import { book as en } from '#locales/en/book'
import { book as hk } from '#locales/zh-hk/book'
import { book as tw } from '#locales/zh-tw/book'

export type Locale = 'zh-tw' | 'zh-hk' | 'en'
export type BookWords = typeof tw

/** What the press prints in a language; zh-hk holds differences only. */
export function bookWords(locale: Locale): BookWords {
  return { 'zh-tw': tw, 'zh-hk': { ...tw, ...hk }, en }[locale]
}

/** Puts values into the braces of a phrase. */
export function phrase(words: string, values: Record<string, string | number>): string {
  return words.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
