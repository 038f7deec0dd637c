import type { TypesetName } from '#domain/catalogue/typesets'

/** What stands together at the end of a month that is edited: its small talk, and so many clippings or more; fewer stand at their days. */
export interface Gathering {
  smallTalk: boolean
  clippings: number
}

/** As most typesets do. */
export const usual: Gathering = { smallTalk: true, clippings: 3 }
const pairs: Gathering = { ...usual, clippings: 2 }
const talk: Gathering = { ...usual, clippings: Number.POSITIVE_INFINITY }
/** All at its day. */
export const nothing: Gathering = { ...talk, smallTalk: false }

/** In columns and on A4 two screens of phones beside each other are read more easily than each of them alone. */
export const gatherings: { readonly [Name in TypesetName]: Gathering } = {
  'a5-1': usual,
  'a5-2': pairs,
  'a4-1': pairs,
  'a5-waterfall-blog': usual,
  'a4-2': talk,
  'a5-column-tweet': nothing,
  'a5-waterfall-tweet': nothing,
}
