import type { Language } from '#domain/catalogue/languages'
import { defaultRegions, type RegionCode, regionOf } from '#domain/catalogue/regions'

/** The region whose prices are shown: the one that was chosen, else the browser's, else the language's own. */
export function chooseRegion(
  chosen: string | undefined,
  browser: string | undefined,
  language: Language,
): RegionCode {
  const named = chosen ?? browser?.split('-').at(-1)
  const region = named?.length === 2 && (chosen || browser?.includes('-')) ? regionOf(named) : undefined
  return region ?? defaultRegions[language]
}

/** Where the home page of a Japanese reader is, on another site; undefined for everybody else (specification 4, route guard). */
export function homeElsewhere(
  path: string,
  japaneseSite: string | undefined,
  { chosen, browser }: { chosen: string | undefined; browser: string | undefined },
): string | undefined {
  return path === '/' && /^(ja|jp)\b/.test((chosen ?? browser ?? '').toLowerCase()) ? japaneseSite : undefined
}
