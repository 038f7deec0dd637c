import type { z } from 'zod'
import type { Http, HttpAsk } from '#sources/live/http'
import { parseJson } from '#sources/live/parse-json'
import { failed, type LoginRefused } from './network.ts'

/** One call of a network, its answer parsed. `what` names the call in the log; addresses hold secrets and never do. */
export async function callNetwork<T>(
  http: Http,
  purpose: string,
  ask: HttpAsk,
  shape: z.ZodType<T>,
): Promise<T | LoginRefused> {
  let answer: Awaited<ReturnType<Http>>
  try {
    answer = await http(ask)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreachable'
    return failed(`${purpose}: ${code}`)
  }
  const read = answer.status < 400 ? shape.safeParse(parseJson(answer.text)) : undefined
  return read?.success ? read.data : failed(`${purpose}: status ${answer.status}`)
}
