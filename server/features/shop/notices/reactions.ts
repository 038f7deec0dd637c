import { on, type Reaction } from '../../../kernel/events/reactions.ts'
import { workEnded } from '../../library/topics.ts'
import { noticeQueue } from './notice-queue.ts'
import { takeAskedNotice } from './store.ts'

/** Who asked for it is told by mail; in the transaction of the end, so that it is told once. */
export const noticeReactions: readonly Reaction[] = [
  on(workEnded, async (tx, { bid, what, isGood }, { jobs }) => {
    const noticeId = await takeAskedNotice(tx, bid, isGood ? what : 'failed')
    if (noticeId !== undefined) await jobs.enqueue(tx, noticeQueue, { noticeId }, { isNew: true })
  }),
]
