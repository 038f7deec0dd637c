import { z } from 'zod'
import type { HttpAnswer } from './http.ts'
import { parseJson } from './parse-json.ts'

/** What an answer of Graph or of Instagram means. `limited` and `again` are asked again, after a while or soon. */
export type GraphMeaning =
  | { data: Readonly<Record<string, unknown>> }
  | { failure: 'expired' | 'limited' | 'again' | 'permission' | 'failed'; code?: number }

/** Classified by the code in the body; the HTTP status follows no rule (social formats 3). */
export function meaningOf({ status, text }: Pick<HttpAnswer, 'status' | 'text'>): GraphMeaning {
  const body = shape.safeParse(parseJson(text)).data
  if (body === undefined) return { failure: status >= 500 || status < 400 ? 'again' : 'failed' }
  if (body.error === undefined) return status < 400 ? { data: body } : { failure: 'again' }
  const { code } = body.error
  return { failure: failureOf(code, status), ...(code !== undefined && { code }) }
}

/** Percent of the calls that the network allows, as the answer's header says. */
export function usageOf({ headers }: Pick<HttpAnswer, 'headers'>): number {
  const percentages = usage.safeParse(parseJson(String(headers['x-app-usage'] ?? '')))
  return percentages.success ? Math.max(0, ...Object.values(percentages.data)) : 0
}

function failureOf(code: number | undefined, status: number) {
  if (code === undefined) return status >= 500 ? 'again' : 'failed'
  if (code === 190 || code === 102) return 'expired'
  if (limits.has(code)) return 'limited'
  if (code === 1 || code === 2) return 'again'
  if (code === 3 || code === 10 || (code >= 200 && code <= 299)) return 'permission'
  return 'failed'
}

/** 368 blocks for a time what looked like abuse: waiting is what helps there too. */
const limits = new Set([4, 17, 32, 341, 368, 613, 80001])

const shape = z.looseObject({
  error: z.looseObject({ code: z.coerce.number().optional().catch(undefined) }).optional(),
})
const usage = z.record(z.string(), z.number().catch(0))
