import { z } from 'zod/mini'
import { apiRoot, shareHeader } from '#contract/call'
import { fromWire } from '#contract/wire'
import { callAddress } from '../../api/call-address.ts'
import type { Read } from './reads.ts'

/** Asks the API as this reader: a path with its query, and the headers of the call. */
export type Ask = (
  path: string,
  headers: Record<string, string>,
) => Promise<{ status: number; body: unknown }>

/** The answers in the order of the reads; undefined as soon as one is refused. */
export async function askReads(
  reads: readonly Read[],
  own: Record<string, string>,
  ask: Ask,
): Promise<unknown[] | undefined> {
  const answers = await Promise.all(
    reads.map(async ({ call, params, query, share }) => {
      const headers = { ...own, ...(share !== undefined && { [shareHeader]: share }) }
      if (!Object.values(headers).every(header => /^[\x20-\x7e]*$/.test(header))) return undefined
      const { status, body } = await ask(apiRoot + callAddress(call, params, query), headers)
      if (status !== 200) return undefined
      return call.answer.parse(fromWire(call.answer, wrapper.parse(body).data))
    }),
  )
  return answers.includes(undefined) ? undefined : answers
}

const wrapper = z.object({ data: z.unknown() })
