import type { FastifyRequest } from 'fastify'
import type { DeskActDetail, DeskActName } from '#contract/desk-acts'
import type { Deps } from '../../../../deps.ts'
import type { Sql } from '../../../../kernel/db/connect.ts'
import type { Caller } from '../../../../kernel/http/caller.ts'
import { coarseOrigin } from '../../../account/security/coarse-origin.ts'
import { insertAct } from './store.ts'

/** Who of the staff does something, and from where. */
export interface ActingStaff {
  caller: Pick<Caller, 'uid'>
  request: Pick<FastifyRequest, 'ip'>
}

export interface DeskAct {
  act: DeskActName
  /** Id of the order, the batch of coupons, the person, the invitation or the job, code of the coupon, code of the region. */
  target: string
  details?: readonly DeskActDetail[]
}

/** Writes down what is done, in the transaction that does it: the row is there if the act is. */
export async function recordAct(
  tx: Sql,
  { act, target, details = [] }: DeskAct,
  { caller: { uid }, request }: ActingStaff,
  { log, now }: Pick<Deps, 'log' | 'now'>,
): Promise<void> {
  const row = { act, target, details: [...details], uid, origin: coarseOrigin(request.ip) }
  await insertAct(tx, { ...row, at: now() })
  // what somebody typed stands in the row alone
  const logged = details.filter(({ name }) => name !== 'reason')
  log.info({ deskAct: { ...row, details: logged } }, 'an act of the staff')
}
