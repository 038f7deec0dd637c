import { z } from 'zod'

/** How often the job failed in a row. A try that was killed leaves no number: the count begins again. */
export function failuresOf(output: unknown): number {
  return z.object({ failures: z.int() }).safeParse(output).data?.failures ?? 0
}
