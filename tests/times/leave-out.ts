import { relative } from 'node:path'
import { beforeEach } from 'vitest'
import deepTimes from './deep-times.json' with { type: 'json' }
import { noTimeLeft } from './no-time-left.ts'

/** Seconds since 1970 at which a run has to be over (.ci/run); never without it. */
const until = Number(process.env.DAYBOUND_TESTS_UNTIL ?? Number.POSITIVE_INFINITY)
const measured: Record<string, { longest: number }> = deepTimes
/** A machine that is slower than the one that the times are of. */
const slower = 1.5

// what would not end in time is not begun: the run says what it left out
beforeEach(({ task, skip }) => {
  const { longest } = measured[relative(process.cwd(), task.file.filepath)] ?? { longest: 0 }
  if (Date.now() / 1000 + slower * longest > until) skip(noTimeLeft)
})
