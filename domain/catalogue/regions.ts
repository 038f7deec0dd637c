import type { Currency } from '../money/currencies.ts'
import type { PricedBinding } from './bindings.ts'
import type { Language } from './languages.ts'
import { namesOf } from './names-of.ts'

/** Prices are decimal numbers of the currency, as the specification writes them. */
export interface RegionFacts {
  /** Other country codes that count as this region (specification 9). */
  alias?: readonly string[]
  currency: Currency
  /** Telephone code. */
  areaCode: string
  defaultLanguage: Language
  taxPercent: 0
  /** Of one printed page. */
  pagePrice: Readonly<Record<PricedBinding, string>>
  groupPrice: string
  /** Standard shipping of one order. */
  shipping: string
  deliveryDays: number
  /** A courier that brings an order within so many days; absent where none is offered. */
  express?: { fee: string; days: number }
  /** What the courier takes more for an address that is no company's (specification 9). */
  nonCommercialFee?: string
}

/**
 * Where books are sent and what they cost there (specification 9), in the order in which regions are offered. Its express fees
 * are not given: none is offered (open points). A new one begins here: docs/how-to/add-a-region.md.
 */
export const regions = {
  TW: {
    alias: ['CN'],
    currency: 'TWD',
    areaCode: '886',
    defaultLanguage: 'zh-tw',
    taxPercent: 0,
    pagePrice: { paperback: '5.2', hardback: '8.2', paperbackA4: '9.6', hardbackA4: '13.2' },
    groupPrice: '20',
    shipping: '170',
    deliveryDays: 10,
  },
  HK: {
    currency: 'HKD',
    areaCode: '852',
    defaultLanguage: 'zh-hk',
    taxPercent: 0,
    pagePrice: { paperback: '1.5', hardback: '2.2', paperbackA4: '2.6', hardbackA4: '3.6' },
    groupPrice: '5',
    shipping: '28',
    deliveryDays: 10,
    nonCommercialFee: '30',
  },
  MO: {
    currency: 'MOP',
    areaCode: '853',
    defaultLanguage: 'zh-hk',
    taxPercent: 0,
    pagePrice: { paperback: '1.5', hardback: '2.2', paperbackA4: '2.6', hardbackA4: '3.9' },
    groupPrice: '5',
    shipping: '28',
    deliveryDays: 10,
  },
  SG: {
    currency: 'SGD',
    areaCode: '65',
    defaultLanguage: 'en',
    taxPercent: 0,
    pagePrice: { paperback: '0.2', hardback: '0.4', paperbackA4: '0.4', hardbackA4: '0.7' },
    groupPrice: '1',
    shipping: '4.99',
    deliveryDays: 10,
  },
  MY: {
    currency: 'MYR',
    areaCode: '60',
    defaultLanguage: 'en',
    taxPercent: 0,
    pagePrice: { paperback: '0.7', hardback: '1.1', paperbackA4: '1.3', hardbackA4: '1.9' },
    groupPrice: '1.2',
    shipping: '14.00',
    deliveryDays: 10,
  },
  AU: {
    currency: 'AUD',
    areaCode: '61',
    defaultLanguage: 'en',
    taxPercent: 0,
    pagePrice: { paperback: '0.32', hardback: '0.46', paperbackA4: '0.64', hardbackA4: '0.92' },
    groupPrice: '1.2',
    shipping: '6.99',
    deliveryDays: 14,
  },
  US: {
    currency: 'USD',
    areaCode: '1',
    defaultLanguage: 'en',
    taxPercent: 0,
    pagePrice: { paperback: '0.4', hardback: '0.5', paperbackA4: '0.6', hardbackA4: '0.7' },
    groupPrice: '0.65',
    shipping: '8.99',
    deliveryDays: 12,
  },
  CA: {
    currency: 'CAD',
    areaCode: '1',
    defaultLanguage: 'en',
    taxPercent: 0,
    pagePrice: { paperback: '0.5', hardback: '0.7', paperbackA4: '0.9', hardbackA4: '1.3' },
    groupPrice: '0.9',
    shipping: '6.99',
    deliveryDays: 12,
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
