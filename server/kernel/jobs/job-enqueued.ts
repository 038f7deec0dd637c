import { z } from 'zod'
import { topic } from '../events/topic.ts'

/** Workers hear of what they are to fetch, by the name of its queue. */
export const jobEnqueued = topic('job.enqueued', z.object({}))
