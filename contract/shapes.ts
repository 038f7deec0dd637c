import { z } from 'zod'
import { bookTypes } from '#domain/catalogue/book-types'
import { contentTypes } from '#domain/catalogue/content-types'
import { languageCodes } from '#domain/catalogue/languages'
import { namesOf } from '#domain/catalogue/names-of'
import { regionCodes } from '#domain/catalogue/regions'
import { typesetNames } from '#domain/catalogue/typesets'
import { coverTemplates, themeColours } from '#domain/covers/cover-colours'
import { currencies } from '#domain/money/currencies'

/** Ids are made by the server: letters, digits, dash and underscore. */
export const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
/** YYYYMM */
export const month = z.string().regex(/^\d{4}(0[1-9]|1[0-2])$/)
/** ISO 8601 with a zone, as JSON dates are. */
export const moment = z.iso.datetime({ offset: true })
/** One that is compared with what is stored: a database knows no year 0 and no year 10000. */
export const comparedMoment = moment.refine(text => {
  const year = new Date(text).getUTCFullYear()
  return year >= 1970 && year < 10_000
})
export const typeset = z.enum(typesetNames)
export const bookType = z.enum(bookTypes)
export const language = z.enum(languageCodes)
export const colour = z.enum(themeColours.map(colour => colour.hex) as [string, ...string[]]) // a list of ten is not empty
export const template = z.enum(coverTemplates.map(template => template.name))

export const region = z.enum(regionCodes)
/** A decimal number of the currency: `{ "amount": "1248", "currency": "TWD" }`. */
export const money = z.object({
  amount: z.string().regex(/^-?\d{1,12}(?:\.\d{1,4})?$/),
  currency: z.enum(namesOf(currencies)),
})

/** Characters as a reader counts them are checked by domain/covers/cover-text; this is only against abuse. */
export const words = (max: number) => z.string().max(max)
/** Whole numbers in a query come as text. */
export const count = (max: number) => z.coerce.number().int().min(0).max(max)

/** Where in a picture the middle of what is shown lies, 0 to 1; and the part itself as fractions. */
export const crop = z.strictObject({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  w: z.number().gt(0).max(1),
  h: z.number().gt(0).max(1),
})

/** A point of a picture, as fractions. */
export const focus = z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })

export const place = z.strictObject({ name: z.string().min(1).max(200) })

/** Kinds of content: the tabs of the selection. */
export const contentType = z.enum(contentTypes)
