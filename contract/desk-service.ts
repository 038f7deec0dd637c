import { z } from 'zod'
import { call } from './call.ts'
import { moment } from './shapes.ts'

// How the service stands, for who runs it.

export const deskChecks = ['database', 'store', 'disk', 'queue', 'workers'] as const

const check = z.object({
  name: z.enum(deskChecks),
  isGood: z.boolean(),
  /** Of the disk: bytes that are free; of the queue: seconds that the oldest job waits; of the workers: how many live. */
  figure: z.number().nullable(),
})
export type DeskCheck = z.infer<typeof check>

const service = z.object({
  version: z.string(),
  /** `newer`: what the address of the settings has told of, where that is newer; all of it null where none is set. */
  news: z.object({
    isAsked: z.boolean(),
    askedAt: moment.nullable(),
    newer: z.object({ version: z.string(), href: z.string().nullable() }).nullable(),
    failure: z.string().nullable(),
  }),
  checks: z.array(check),
  processes: z.array(
    z.object({
      processId: z.string(),
      kind: z.enum(['api', 'worker']),
      host: z.string(),
      version: z.string(),
      startedAt: moment,
      seenAt: moment,
      /** False: it gave no sign for so long that it is lost. */
      isAlive: z.boolean(),
    }),
  ),
  settings: z.array(
    z.object({
      name: z.string(),
      /** Null where there is none, and for secrets. */
      value: z.string().nullable(),
      /** `derived`: reckoned from the machine or from other settings. */
      from: z.enum(['environment', 'default', 'derived', 'unset', 'secret']),
    }),
  ),
})
export type DeskService = z.infer<typeof service>

export const readDeskService = call({
  method: 'GET',
  path: '/desk/service/',
  policy: { resource: 'desk', action: 'read' },
  about: 'Version, health, processes and the settings in force, without secrets.',
  answer: service,
  refusals: [],
})

export const storedKinds = ['pictures', 'uploads', 'readings', 'exports', 'prints'] as const

const files = z.object({ files: z.number().int(), bytes: z.number() })
const store = z.object({
  kind: z.enum(['folder', 's3']),
  kinds: z.array(files.extend({ kind: z.enum(storedKinds) })),
  /** What no row needs any more. `later`: not before a while; bytes are known of pictures alone. */
  reclaimable: files.extend({ later: z.number().int() }),
  /** Of the disk with the data folder. */
  freeBytes: z.number(),
  /** With less free, no upload begins. */
  keepFreeBytes: z.number(),
})
export type DeskStore = z.infer<typeof store>

export const readDeskStore = call({
  method: 'GET',
  path: '/desk/store/',
  policy: { resource: 'desk', action: 'read' },
  about: 'What the store of files holds by kind, and what of it nobody needs any more.',
  answer: store,
  refusals: [],
})

export const sweepDeskStore = call({
  method: 'POST',
  path: '/desk/store/sweep/',
  policy: { resource: 'desk', action: 'act' },
  about: 'Removes what nobody needs any more, a thousand files at most.',
  answer: z.object({ removed: z.number().int(), store }),
  refusals: [],
})
