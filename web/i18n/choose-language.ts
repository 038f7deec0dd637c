import type { Language } from '#domain/catalogue/languages'
import { defaultRegions, type RegionCode, regionOf } from '#domain/catalogue/regions'

/** The region whose prices are shown: the one that was chosen, else the browser's, else the language's own. */
export function chooseRegion(
  chosen: string | undefined,
  browser: string | undefined,
  language: Language,
): RegionCode {
  const named = chosen ?? browser?.split('-').at(-1)
  const found = named?.length === 2 && (chosen || browser?.includes('-')) ? regionOf(named) : undefined
  return found ?? defaultRegions[language]
}

/** Whether the home page is not for this reader but the Japanese site's is (specification 4). */
export function isJapanese(chosen: string | undefined, browser: string | undefined): boolean {
  return /^(ja|jp)\b/.test((chosen ?? browser ?? '').toLowerCase())
}
