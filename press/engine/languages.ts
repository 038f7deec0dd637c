/** What Typst calls the languages that the text preparation tells apart; region decides where Chinese points stand. */
export const languages: Record<string, { lang: string; region: string | null }> = {
  'zh-tw': { lang: 'zh', region: 'TW' },
  'zh-hk': { lang: 'zh', region: 'HK' },
  'zh-cn': { lang: 'zh', region: 'CN' },
  en: { lang: 'en', region: null },
  ja: { lang: 'ja', region: 'JP' },
  ko: { lang: 'ko', region: 'KR' },
  ar: { lang: 'ar', region: null },
  he: { lang: 'he', region: null },
  th: { lang: 'th', region: null },
  hi: { lang: 'hi', region: null },
  ru: { lang: 'ru', region: null },
}
