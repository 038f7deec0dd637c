import { z } from 'zod'
import { type Job, job } from '../../../kernel/jobs/jobs.ts'
import { safeMessage } from '../../../kernel/log/describe-error.ts'
import { askNews } from './ask-news.ts'
import { writeNews } from './store.ts'

/** Asks once a day for the newest version, where the settings name an address. One that does not answer is asked the next day. */
export const newsJob: Job<object> = job({
  name: 'look-for-news',
  payload: z.strictObject({}),
  fairKey: 'nobody',
  urgency: 'background',
  concurrency: 1,
  every: '23 4 * * *',
  async run(_payload, { db, settings: { newsUrl }, now }) {
    if (newsUrl === undefined) return
    const answer = await askNews(newsUrl).then(
      news => ({ ...news, failure: null }),
      error => ({ failure: safeMessage(error) }),
    )
    await writeNews(db, { ...answer, askedAt: now() })
  },
})
