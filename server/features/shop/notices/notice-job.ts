import { invariant } from '#domain/invariant'
import { type Job, job } from '../../../kernel/jobs/jobs.ts'
import { findUser } from '../../account/users/store.ts'
import { noticeQueue } from './notice-queue.ts'
import { renderNotice } from './render-notice.ts'
import { endNotice, findMailAddress, findWaitingNotice } from './store.ts'

/** Tells by mail that the work on a book is done, once; killed after the server's yes, it sends the same message again. */
export const noticeJob: Job<{ noticeId: string }> = job({
  ...noticeQueue,
  urgency: 'background',
  concurrency: 1,
  // later than in some hours it is no news
  retries: 6,
  pauses: { firstSeconds: 30, mostSeconds: 3600 },
  async run({ noticeId }, deps) {
    const { db, mailer, settings } = deps
    const found = await findWaitingNotice(db, noticeId)
    if (!found) return
    const { notice, book } = found
    invariant(notice.kind, 'a notice that waits says what was done')
    const [user, to] = await Promise.all([findUser(db, book.uid), findMailAddress(db, book.uid)])
    if (!mailer || !user || to === undefined) return endNotice(db, noticeId, 'off')
    const mail = renderNotice(notice.kind, book, user.language, settings)
    const delivery = await mailer.send({ id: `book-${noticeId}`, to, ...mail, pictures: [] })
    await endNotice(db, noticeId, delivery)
  },
  reopen: ({ noticeId }, tx) => endNotice(tx, noticeId, 'waiting'),
  failed: ({ noticeId }, _error, { db }) => endNotice(db, noticeId, 'failed'),
})
