import { z } from 'zod'
import type { GraphCaller } from './graph-caller.ts'
import type { TroubleKind } from './live.ts'

export type Page = { records: readonly unknown[] } | { trouble: TroubleKind; code?: number }

/**
 * The pages of a list, one after the other; a trouble is the last. Only an absent `next` is the end: short and empty pages have
 * one too (social formats 3). A `next` that leads elsewhere, or back, is not followed.
 */
export async function* pageThrough(caller: GraphCaller, first: URL): AsyncGenerator<Page> {
  const been = new Set<string>()
  let url: URL | undefined = first
  while (url) {
    const called = await caller.call(url)
    if ('trouble' in called) return yield called
    const page = shape.safeParse(called.data)
    if (!page.success) return yield { trouble: 'failed' }
    const { data, paging } = page.data
    yield { records: data }
    if (paging?.next === undefined) return
    url = caller.follow(paging.next)
    if (!url || been.has(url.href)) return yield { trouble: 'failed' }
    been.add(url.href)
  }
}

const shape = z.object({
  data: z.array(z.unknown()),
  paging: z
    .looseObject({ next: z.string().optional().catch(undefined) })
    .optional()
    .catch(undefined),
})
