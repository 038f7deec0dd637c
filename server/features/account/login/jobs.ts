import type { Job } from '../../../kernel/jobs/jobs.ts'
import { welcomeJob } from './welcome.ts'

// each job knows its own payload; the list of all of them does not
export const loginJobs: readonly Job[] = [welcomeJob as Job]
