import { z } from 'zod'
import { call } from './call.ts'
import { id, moment } from './shapes.ts'

const params = z.strictObject({ uid: id })

const ownExport = z.object({
  state: z.enum(['none', 'making', 'ready', 'failed']),
  /** Hundredths. */
  done: z.number().int(),
  of: z.number().int(),
  /** The store of files does not answer; the making goes on by itself when it does. */
  waits: z.boolean(),
  /** Address of the ZIP, good for a day and for its person alone. */
  href: z.string().nullable(),
  bytes: z.number().int().nullable(),
  /** What the user may upload here at most, where the ZIP is larger: it cannot come back to this server. null: it can. */
  uploadLimit: z.number().int().nullable(),
  name: z.string(),
  madeAt: moment.nullable(),
  /** When it is removed. */
  endsAt: moment.nullable(),
})
export type OwnExport = z.infer<typeof ownExport>

export const readExport = call({
  method: 'GET',
  path: '/users/{uid}/export/',
  policy: { resource: 'user', action: 'export' },
  about: 'Whether the ZIP with all that is of the user is made, and where it is.',
  params,
  answer: ownExport,
  refusals: [],
})

export const makeExport = call({
  method: 'POST',
  path: '/users/{uid}/export/',
  policy: { resource: 'user', action: 'export' },
  about:
    'Makes a ZIP of all that is of the user: posts as read and as edited, pictures as they came, books as PDF. In place of the one before; while one is made, no other is.',
  params,
  answer: ownExport,
  status: 202,
  refusals: ['quotaExports', 'noRoomForExport'],
})

export const removeExport = call({
  method: 'DELETE',
  path: '/users/{uid}/export/',
  policy: { resource: 'user', action: 'export' },
  about: 'Removes the ZIP, or ends its making.',
  params,
  answer: ownExport,
  refusals: [],
})
