import type { Language } from '#domain/catalogue/languages'
import { book as en } from '#locales/en/book'
import { book as hk } from '#locales/zh-hk/book'
import { book as tw } from '#locales/zh-tw/book'

export type Locale = Language
export type BookWords = typeof tw

/** What the press prints in a language. */
export function bookWords(locale: Locale): BookWords {
  return wordsIn(locale, { tw, hk, en })
}

/** The words of a language: zh-tw defines the keys, zh-hk says only what differs. */
export function wordsIn<T>(locale: Locale, words: { tw: T; hk: Partial<T>; en: T }): T {
  return { 'zh-tw': words.tw, 'zh-hk': { ...words.tw, ...words.hk }, en: words.en }[locale]
}

/** Puts values into the braces of a phrase. */
export function phrase(words: string, values: Record<string, string | number>): string {
  return words.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
