// Regions, what a page costs there, and how books are bound (specification 9).

import type { PricedBinding } from './bindings.ts'
import type { Language } from './languages.ts'

export type RegionCode = (typeof regions)[number]['code']

/** Amounts are hundredths of the region's currency: 5.2 is 520. */
export interface Region {
  code: string
  currency: string
  symbol: string
  /** Telephone code. */
  areaCode: string
  defaultLanguage: Language
  pagePrice: Readonly<Record<PricedBinding, number>>
  groupPrice: number
  shipping: number
  deliveryDays: number
  taxPercent: 0
}

/** In the order in which they are offered. The first one is the default. */
export const regions = [
  region('TW', 'TWD', 'NT$', '886', 'zh-tw', [520, 820, 960, 1320], 2000, 17000, 10),
  region('HK', 'HKD', 'HK$', '852', 'zh-hk', [150, 220, 260, 360], 500, 2800, 10),
  region('MO', 'MOP', 'MOP$', '853', 'zh-hk', [150, 220, 260, 390], 500, 2800, 10),
  region('SG', 'SGD', 'S$', '65', 'en', [20, 40, 40, 70], 100, 499, 10),
  region('MY', 'MYR', 'RM', '60', 'en', [70, 110, 130, 190], 120, 1400, 10),
  region('AU', 'AUD', 'A$', '61', 'en', [32, 46, 64, 92], 120, 699, 14),
  region('US', 'USD', 'US$', '1', 'en', [40, 50, 60, 70], 65, 899, 12),
  region('CA', 'CAD', 'C$', '1', 'en', [50, 70, 90, 130], 90, 699, 12),
] as const

export const regionCodes = regions.map(({ code }) => code)

/** The region of whoever has chosen none but a language (specification 9). */
export const defaultRegions: Readonly<Record<Language, RegionCode>> = {
  'zh-tw': 'TW',
  'zh-hk': 'HK',
  en: 'US',
}

/** The region of a country code; China maps to Taiwan. Undefined where we do not deliver. */
export function regionOf(country: string): (typeof regions)[number] | undefined {
  const code = country.toUpperCase() === 'CN' ? 'TW' : country.toUpperCase()
  return regions.find(one => one.code === code)
}

function region<const Code extends string>(
  code: Code,
  currency: string,
  symbol: string,
  areaCode: string,
  defaultLanguage: Region['defaultLanguage'],
  [paperback, hardback, paperbackA4, hardbackA4]: readonly [number, number, number, number],
  groupPrice: number,
  shipping: number,
  deliveryDays: number,
): Region & { code: Code } {
  const pagePrice = { paperback, hardback, paperbackA4, hardbackA4 }
  return {
    code,
    currency,
    symbol,
    areaCode,
    defaultLanguage,
    pagePrice,
    groupPrice,
    shipping,
    deliveryDays,
    taxPercent: 0,
  }
}
