import type { Language } from '#domain/catalogue/choose-language'
import { type RegionCode, regionOf } from '#domain/catalogue/regions'

/** The region whose prices are shown: the one that was chosen, else the browser's, else the language's own. */
export function chooseRegion(
  chosen: string | undefined,
  browser: string | undefined,
  language: Language,
): RegionCode {
  const named = chosen ?? browser?.split('-').at(-1)
  const found = named?.length === 2 && (chosen || browser?.includes('-')) ? regionOf(named) : undefined
  return found?.code ?? usual[language]
}

/** Whether the home page is not for this reader but the Japanese site's is (specification 4). */
export function isJapanese(chosen: string | undefined, browser: string | undefined): boolean {
  return /^(ja|jp)\b/.test((chosen ?? browser ?? '').toLowerCase())
}

/** What a screen reader and the browser's fonts go by. */
export const htmlLanguage = { 'zh-tw': 'zh-Hant-TW', 'zh-hk': 'zh-Hant-HK', en: 'en' } as const

const usual = { 'zh-tw': 'TW', 'zh-hk': 'HK', en: 'US' } as const
