import type { Currency } from '../money/currencies.ts'
import type { Language } from './languages.ts'
import { namesOf } from './names-of.ts'

export interface RegionFacts {
  /** Other country codes that count as this region (specification 9). */
  alias?: readonly string[]
  currency: Currency
  /** Telephone code. */
  areaCode: string
  defaultLanguage: Language
}

/**
 * Where books are sent (specification 9), in the order in which regions are offered. What they cost there stands beside
 * (prices/listed-prices.ts), as every screen knows the regions. A new one begins here: docs/how-to/add-a-region.md.
 */
export const regions = {
  TW: {
    alias: ['CN'],
    currency: 'TWD',
    areaCode: '886',
    defaultLanguage: 'zh-tw',
  },
  HK: {
    currency: 'HKD',
    areaCode: '852',
    defaultLanguage: 'zh-hk',
  },
  MO: {
    currency: 'MOP',
    areaCode: '853',
    defaultLanguage: 'zh-hk',
  },
  SG: {
    currency: 'SGD',
    areaCode: '65',
    defaultLanguage: 'en',
  },
  MY: {
    currency: 'MYR',
    areaCode: '60',
    defaultLanguage: 'en',
  },
  AU: {
    currency: 'AUD',
    areaCode: '61',
    defaultLanguage: 'en',
  },
  US: {
    currency: 'USD',
    areaCode: '1',
    defaultLanguage: 'en',
  },
  CA: {
    currency: 'CAD',
    areaCode: '1',
    defaultLanguage: 'en',
  },
} as const satisfies Record<string, RegionFacts>

export type RegionCode = keyof typeof regions
export const regionCodes = namesOf(regions)

/** The region of whoever has chosen none but a language (specification 9). */
export const defaultRegions: Readonly<Record<Language, RegionCode>> = {
  'zh-tw': 'TW',
  'zh-hk': 'HK',
  en: 'US',
}

/** The region of a country code; China maps to Taiwan. Undefined where we do not deliver. */
export function regionOf(country: string): RegionCode | undefined {
  const upperCode = country.toUpperCase()
  return regionCodes.find(code => code === upperCode || regionFacts(code).alias?.includes(upperCode))
}

/** A row of the table, as any of its rows: not every one says all. */
export function regionFacts(region: RegionCode): RegionFacts {
  return regions[region]
}
