import type { PricedBinding } from '../catalogue/bindings.ts'
import type { RegionCode } from '../catalogue/regions.ts'

/** Prices are decimal numbers of the region's currency, as the specification writes them. */
export interface ListedPrices {
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
 * What books cost in each region (specification 9). Its express fees are not given: none is offered (open points).
 */
export const listedPrices: Readonly<Record<RegionCode, ListedPrices>> = {
  TW: {
    taxPercent: 0,
    pagePrice: { paperback: '5.2', hardback: '8.2', paperbackA4: '9.6', hardbackA4: '13.2' },
    groupPrice: '20',
    shipping: '170',
    deliveryDays: 10,
  },
  HK: {
    taxPercent: 0,
    pagePrice: { paperback: '1.5', hardback: '2.2', paperbackA4: '2.6', hardbackA4: '3.6' },
    groupPrice: '5',
    shipping: '28',
    deliveryDays: 10,
    nonCommercialFee: '30',
  },
  MO: {
    taxPercent: 0,
    pagePrice: { paperback: '1.5', hardback: '2.2', paperbackA4: '2.6', hardbackA4: '3.9' },
    groupPrice: '5',
    shipping: '28',
    deliveryDays: 10,
  },
  SG: {
    taxPercent: 0,
    pagePrice: { paperback: '0.2', hardback: '0.4', paperbackA4: '0.4', hardbackA4: '0.7' },
    groupPrice: '1',
    shipping: '4.99',
    deliveryDays: 10,
  },
  MY: {
    taxPercent: 0,
    pagePrice: { paperback: '0.7', hardback: '1.1', paperbackA4: '1.3', hardbackA4: '1.9' },
    groupPrice: '1.2',
    shipping: '14.00',
    deliveryDays: 10,
  },
  AU: {
    taxPercent: 0,
    pagePrice: { paperback: '0.32', hardback: '0.46', paperbackA4: '0.64', hardbackA4: '0.92' },
    groupPrice: '1.2',
    shipping: '6.99',
    deliveryDays: 14,
  },
  US: {
    taxPercent: 0,
    pagePrice: { paperback: '0.4', hardback: '0.5', paperbackA4: '0.6', hardbackA4: '0.7' },
    groupPrice: '0.65',
    shipping: '8.99',
    deliveryDays: 12,
  },
  CA: {
    taxPercent: 0,
    pagePrice: { paperback: '0.5', hardback: '0.7', paperbackA4: '0.9', hardbackA4: '1.3' },
    groupPrice: '0.9',
    shipping: '6.99',
    deliveryDays: 12,
  },
}
