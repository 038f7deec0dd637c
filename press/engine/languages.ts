import type { Typeface } from '../text/font-families.ts'

interface TypstLanguage {
  lang: string
  region: string | null
  /** What Chinese letters are set from. */
  face: Typeface
}

const spoken: Record<string, TypstLanguage> = {
  'zh-tw': { lang: 'zh', region: 'TW', face: 'TC' },
  'zh-hk': { lang: 'zh', region: 'HK', face: 'TC' },
  'zh-cn': { lang: 'zh', region: 'CN', face: 'SC' },
  en: { lang: 'en', region: null, face: 'TC' },
  ja: { lang: 'ja', region: 'JP', face: 'JP' },
  ko: { lang: 'ko', region: 'KR', face: 'TC' },
  ar: { lang: 'ar', region: null, face: 'TC' },
  he: { lang: 'he', region: null, face: 'TC' },
  th: { lang: 'th', region: null, face: 'TC' },
  hi: { lang: 'hi', region: null, face: 'TC' },
  ru: { lang: 'ru', region: null, face: 'TC' },
}

/**
 * What Typst calls the languages that the text preparation tells apart; region decides where Chinese points stand. A
 * paragraph with letters that its language's face lacks names another face (press/text/face-of-paragraph).
 */
export const languages: Record<string, TypstLanguage> = Object.fromEntries(
  Object.entries(spoken).flatMap(([name, language]) => [
    [name, language],
    ...(['TC', 'SC', 'JP'] as const).map(
      face => [`${name}-x-${face.toLowerCase()}`, { ...language, face }] as const,
    ),
  ]),
)
