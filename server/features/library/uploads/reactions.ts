import { on, type Reaction } from '../../../kernel/events/reactions.ts'
import { bookErasing } from '../topics.ts'
import { eraseUploadsJob } from './erase-uploads-job.ts'
import { lockUploadsOfBook } from './store.ts'

export const uploadReactions: readonly Reaction[] = [
  on(bookErasing, async (tx, { bid }, { jobs }) => {
    const uploadIds = (await lockUploadsOfBook(tx, bid)).map(({ uploadId }) => uploadId)
    if (uploadIds.length > 0) await jobs.enqueue(tx, eraseUploadsJob, { uploadIds })
  }),
]
