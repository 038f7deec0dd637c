import { z } from 'zod'
import { contentNetworks, importVias } from '#domain/catalogue/networks'
import { call } from './call.ts'
import { id, moment, month } from './shapes.ts'

export const importRun = z.object({
  importId: id,
  bid: id,
  /** Where from. */
  via: z.enum(importVias),
  /** `arriving`: all that has arrived of its archives was read, and more will come. */
  state: z.enum(['waiting', 'running', 'arriving', 'done', 'failed', 'partly']),
  /** Locale key `web-import:why.<why>`. */
  why: z.string().optional(),
  /** Of the quota that is why, as text: how much of it was used then, and how much there is. */
  figures: z.object({ used: z.string(), limit: z.string() }).optional(),
  startedAt: moment,
  endedAt: moment.nullable(),
  names: z.array(z.string()),
})

/** The day or month from or to which content is wanted: YYYY-MM-DD or YYYYMM. */
const bound = z.union([month, z.iso.date()])

export const importFromNetworks = call({
  method: 'GET',
  path: '/socials/import/',
  policy: { resource: 'book', action: 'import' },
  changes: true,
  about:
    'Reads again what the linked accounts hold, in a span of days where one is given; progress comes as events.',
  query: z.strictObject({ bid: id, since: bound.optional(), until: bound.optional() }),
  answer: z.object({ imports: z.array(importRun) }),
  refusals: ['nothingToImport', 'importRunning'],
})

export const importArchives = call({
  method: 'POST',
  path: '/socials/archives/',
  policy: { resource: 'book', action: 'import' },
  about: 'Reads uploaded archives (tus, /api/0.1/uploads/); each can be given as soon as it is whole.',
  body: z.strictObject({
    bid: id,
    uploads: z.array(id).min(1).max(100),
    timeZone: z.string().max(60).optional(),
  }),
  answer: importRun,
  status: 202,
  refusals: ['nothingToImport'],
})

export const listImports = call({
  method: 'GET',
  path: '/socials/imports/',
  policy: { resource: 'book', action: 'inspect' },
  about: 'Imports of a book, the newest first.',
  query: z.strictObject({ bid: id }),
  answer: z.object({ imports: z.array(importRun) }),
  refusals: [],
})

const figures = z.object({
  read: z.number().int(),
  placed: z.number().int(),
  duplicate: z.number().int(),
  filtered: z.number().int(),
  missing: z.number().int(),
  unreadable: z.number().int(),
})

export const readReceipt = call({
  method: 'GET',
  path: '/socials/receipt/',
  policy: { resource: 'book', action: 'inspect' },
  about: 'What came in, and what did not and why, over all imports of a book.',
  query: z.strictObject({ bid: id }),
  answer: z.object({
    items: figures,
    photos: figures,
    /** Items that came in and were taken out of the book again: unticked, or in the recycle bin. */
    takenOut: z.number().int(),
    /** Same outcome and reason together. */
    groups: z.array(
      z.object({
        what: z.enum(['item', 'photo']),
        outcome: z.enum(['duplicate', 'filtered', 'missing', 'unreadable']),
        /** Locale key `receipt.<reason>`. */
        reason: z.string(),
        count: z.number().int(),
        /** What one click can do about it. */
        mend: z.enum(['take', 'add-archive', 'login', 'none']),
        lines: z.array(
          z.object({
            lineId: id,
            /** Archive or network, path and position. */
            origin: z.string(),
            name: z.string(),
            of: z.string().optional(),
          }),
        ),
        /** There are more lines than are listed. */
        more: z.boolean(),
      }),
    ),
    /** Permissions that the person withheld, and logins that ran out. */
    troubles: z.array(
      z.object({
        network: z.enum(contentNetworks),
        kind: z.enum(['expired', 'permission', 'rate-limit', 'failed']),
        what: z.string(),
      }),
    ),
  }),
  refusals: [],
})

export const takeDuplicate = call({
  method: 'POST',
  path: '/socials/receipt/{lineId}/take/',
  policy: { resource: 'receiptLine', action: 'restore' },
  about: 'Takes a duplicate into the book after all.',
  params: z.strictObject({ lineId: id }),
  answer: z.object({ taken: z.boolean() }),
  refusals: [],
})
