import { z } from 'zod'
import { call } from './call.ts'
import { comparedMoment, id, moment } from './shapes.ts'

// The work that is done in the background, for who looks after the service.

export const deskJobStates = ['waiting', 'running', 'failed', 'setAside'] as const
export type DeskJobState = (typeof deskJobStates)[number]

const jobRow = z.object({
  jobId: z.uuid(),
  kind: z.string(),
  state: z.enum(deskJobStates),
  /** Since when it is so; for what waits, when it may begin. */
  at: moment,
  createdAt: moment,
  /** Why its last try failed, in the words of the program; null where none did. */
  why: z.string().nullable(),
  /** Whose it is; the name is null where the account is gone. */
  person: z.object({ uid: z.string(), name: z.string().nullable() }).nullable(),
  /** Id of the book that it is about. */
  bid: z.string().nullable(),
  /** Of the order. */
  oid: z.string().nullable(),
})
export type DeskJobRow = z.infer<typeof jobRow>

const figures = z.object({
  kind: z.string(),
  waiting: z.number().int(),
  running: z.number().int(),
  failed: z.number().int(),
  setAside: z.number().int(),
  /** Age of the oldest that might begin now. */
  oldestSeconds: z.number(),
})
export type DeskJobFigures = z.infer<typeof figures>

export const listDeskJobs = call({
  method: 'GET',
  path: '/desk/jobs/',
  policy: { resource: 'desk', action: 'read' },
  about: 'Jobs of a state, the latest first, fifty at a time, with how many of each kind there are.',
  query: z.strictObject({
    state: z.enum(deskJobStates),
    kind: z.string().max(100).optional(),
    /** A whole id: of a person, a book or an order. */
    about: id.optional(),
    /** After this one: its `at`, and its id. */
    before: comparedMoment.optional(),
    beforeId: z.uuid().optional(),
  }),
  answer: z.object({ kinds: z.array(figures), jobs: z.array(jobRow), hasMore: z.boolean() }),
  refusals: [],
})

/** What the staff does about a job: only in the states that `jobActs` names. */
export const jobActs = {
  /** Done anew. */
  retry: ['failed'],
  /** No worker takes it; whose it is hears that it failed. */
  setAside: ['waiting', 'failed'],
  /** The workers try it again. */
  takeBack: ['setAside'],
  /** It is never done. */
  discard: ['setAside'],
} as const satisfies Record<string, readonly DeskJobState[]>
export type JobAct = keyof typeof jobActs

export const changeDeskJob = call({
  method: 'POST',
  path: '/desk/jobs/{jobId}/',
  policy: { resource: 'desk', action: 'act' },
  about: 'Has a job done again, sets it aside, takes it back or discards it.',
  params: z.strictObject({ jobId: z.uuid() }),
  body: z.strictObject({
    act: z.enum(['retry', 'setAside', 'takeBack', 'discard'] satisfies JobAct[]),
    reason: z.string().trim().max(500).default(''),
  }),
  /** `done`: false where it is not in a state for it any more. */
  answer: z.object({ done: z.boolean() }),
  refusals: [],
})
