import { namesOf } from './names-of.ts'

interface LanguageFacts {
  /** What a screen reader and the browser's fonts go by (BCP 47). */
  htmlLang: string
  /** Whose dates and numbers are written (BCP 47). */
  formats: string
}

/** The languages that the interface and the books speak (specification 9), in the order in which they are offered. */
export const languages = {
  'zh-tw': { htmlLang: 'zh-Hant-TW', formats: 'zh-TW' },
  'zh-hk': { htmlLang: 'zh-Hant-HK', formats: 'zh-HK' },
  en: { htmlLang: 'en', formats: 'en' },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof languages
export const languageCodes = namesOf(languages)
