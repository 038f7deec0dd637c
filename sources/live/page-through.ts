import { z } from 'zod'
import type { GraphCaller } from './graph-caller.ts'
import type { PagePlace, TroubleKind } from './live.ts'
import { placeOf } from './page-place.ts'

/** `next` is where the page after it is; null at the end, undefined where that has no name that lasts. */
export type Page =
  | { records: readonly unknown[]; next: PagePlace | null | undefined }
  | { trouble: TroubleKind; code?: number }

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
    if (paging?.next === undefined) return yield { records: data, next: null }
    url = caller.follow(paging.next)
    yield { records: data, next: url && placeOf(url) }
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
