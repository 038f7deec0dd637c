import { z } from 'zod'
import { bindingNames, orderedBindings } from '#domain/catalogue/bindings'
import { languageCodes } from '#domain/catalogue/languages'
import { paperNames } from '#domain/catalogue/papers'
import { regionCodes } from '#domain/catalogue/regions'
import { pageRows } from '#domain/prices/price-table'
import { call } from './call.ts'
import { id, money, region, typeset } from './shapes.ts'

/** A decimal number of the currency: `5.2`. A page may cost less than can be paid. */
export const decimal = z.string().regex(/^\d{1,15}(?:\.\d{1,6})?$/)

/** A region with what books cost there (specification 3, region config). */
const regionPrices = z.object({
  region: z.enum(regionCodes),
  /** Other country codes that count as this region. */
  alias: z.array(z.string()),
  currency: money.shape.currency,
  symbol: z.string(),
  /** Telephone code. */
  areaCode: z.string(),
  defaultLanguage: z.enum(languageCodes),
  /** Per cent. */
  tax: z.number(),
  /** Days; null where no courier is offered. */
  expressTime: z.number().int().nullable(),
  expressFee: decimal.nullable(),
  /** What the courier takes more for an address that is no company's; null where nothing. */
  nonCommercialFee: decimal.nullable(),
  /** Of one billed page. */
  price: z.record(z.enum(pageRows), decimal),
  groupPrice: decimal,
  /** Standard shipping of one order. */
  shipping: decimal,
  deliveryDays: z.number().int(),
})

export const searchPrices = call({
  method: 'GET',
  path: '/prices/search/',
  policy: { resource: 'price', action: 'read' },
  about: 'What books cost in the region of a country, or in all regions; nothing where we do not deliver.',
  query: z.strictObject({ countryCode: z.string().max(8).optional() }),
  answer: z.object({ prices: z.array(regionPrices) }),
  refusals: [],
})

export const readBookPrice = call({
  method: 'GET',
  path: '/books/{bid}/price/',
  policy: { resource: 'book', action: 'inspect' },
  about:
    'What one copy of the book costs in a region as it is now, in each binding; by the rules of an order.',
  params: z.strictObject({ bid: id }),
  query: z.strictObject({ region }),
  answer: z.object({
    region,
    typeset,
    /** Of the book that was counted. */
    revision: z.number().int(),
    /** Months are still being set: pages and prices are about these. */
    counting: z.boolean(),
    /** Sizes that are printed and sent. */
    papers: z.array(z.enum(paperNames)).optional(),
    /** In which it is sold: PDF alone where who prints has no paper of its size. None of a book with nothing in it. */
    bindings: z.array(
      z.object({
        binding: z.enum(orderedBindings),
        /** Printed pages of all volumes, blank ones included. */
        pages: z.number().int(),
        billedPages: z.number().int(),
        /** So many pages more cost nothing: the least that is billed is not reached. */
        includedPages: z.number().int(),
        volumes: z.array(
          z.object({
            number: z.number().int(),
            pages: z.number().int(),
            /** Thickness in mm. */
            spineMm: z.number(),
          }),
        ),
        /** Of one page. */
        pagePrice: decimal,
        /** Of one copy, before shipping and coupons. */
        price: money,
        /** With so many pages fewer the book has so many volumes; null where nothing is near. */
        next: z.object({ fewerPages: z.number().int(), volumes: z.number().int() }).nullable(),
      }),
    ),
  }),
  refusals: [],
})

export const compareTypesets = call({
  method: 'GET',
  path: '/books/{bid}/typesets/',
  policy: { resource: 'book', action: 'inspect' },
  about:
    'Pages, volumes and price of one copy in each layout, and how they differ from the present one. What was not counted yet is estimated, and is counted from then on.',
  params: z.strictObject({ bid: id }),
  query: z.strictObject({ region }),
  answer: z.object({
    region,
    /** The present one. */
    typeset,
    /** Of the book that was counted. */
    revision: z.number().int(),
    /** Some are estimates that are being counted. */
    counting: z.boolean(),
    /** None of a book with nothing in it. */
    typesets: z.array(
      z.object({
        typeset,
        /** False of an estimate. */
        counted: z.boolean(),
        /** None where who prints has no paper of this size. */
        bindings: z.array(
          z.object({
            binding: z.enum(bindingNames),
            /** Printed pages of all volumes, blank ones included. */
            pages: z.number().int(),
            volumes: z.number().int(),
            /** Of one copy, before shipping and coupons. */
            price: money,
            /** Than in the present one; less than zero where it is less. */
            more: z.object({ pages: z.number().int(), price: money }),
          }),
        ),
      }),
    ),
  }),
  refusals: [],
})

export const readBindingUsage = call({
  method: 'GET',
  path: '/prices/bindings/',
  policy: { resource: 'price', action: 'read' },
  about:
    'How many in a hundred of the books that were sold lately are bound in each way; nothing where too few were sold to say.',
  answer: z.object({
    bindings: z.array(z.object({ binding: z.enum(orderedBindings), percent: z.number().int() })),
  }),
  refusals: [],
})
