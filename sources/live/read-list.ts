import { z } from 'zod'
import type { GraphCaller } from './graph-caller.ts'
import {
  emptyBatch,
  type ListPlace,
  type LiveBatch,
  type LiveOptions,
  type LivePart,
  type LiveTrouble,
  type PagePlace,
  type TroubleKind,
} from './live.ts'
import { atPlace } from './page-place.ts'
import { type Page, pageThrough } from './page-through.ts'

/** The reading of one account. */
export interface LiveRun {
  options: LiveOptions
  /** Where its lists go on, by their paths. */
  places: Map<string, ListPlace>
  /** How many items came. */
  read: number
  /** The login is over, or the network wants no more. */
  ended: boolean
  reported: Set<string>
}

export function liveRun(options: LiveOptions): LiveRun {
  const places = new Map(options.resumeFrom?.places)
  const read = [...places.values()].reduce((sum, place) => sum + place.read, 0)
  return { options, places, read, ended: false, reported: new Set() }
}

export interface List {
  path: string
  query: Readonly<Record<string, string>>
  part: LivePart
  /** Has no place: a later run asks for all of it. */
  isAskedAgain?: true
}

/** A page of a list. Each batch that it gives is to be handed on: with it goes where the list goes on. */
export interface ListPage {
  records: readonly unknown[]
  /** Index of the first record that did not come in before. */
  from: number
  /** The one that is being filled. */
  batch: LiveBatch
  /** Says that something within the page is missing. */
  say(kind: TroubleKind): void
  /** The batch as far as to this record; another one begins. */
  upTo(id: string): LiveBatch
  /** The batch to the end of the page. */
  end(): LiveBatch
}

/** The pages of a list from where it goes on, until something ends it. */
export async function* readList(run: LiveRun, caller: GraphCaller, list: List): AsyncGenerator<ListPage> {
  if (run.ended) return
  for await (const [page, pagePlace] of pagesFromPlace(run, caller, list)) {
    yield listPage(run, list, page, pagePlace)
    if (run.ended) return
  }
}

type Place = PagePlace | null | undefined

async function* pagesFromPlace(
  run: LiveRun,
  caller: GraphCaller,
  { path, query }: List,
): AsyncGenerator<[Page, pagePlace: Place]> {
  const first = caller.at(path, query)
  const place = run.places.get(path)
  // what was said of it is said again
  if (place?.next === null) return yield [{ records: [], next: null }, null]
  if (place && Object.keys(place.next).length > 0) {
    let isGood = false
    for await (const [page, pagePlace] of pagesFrom(caller, first, place.next)) {
      if (!isGood && isRefused(page)) break
      isGood = true
      yield [page, pagePlace]
    }
    if (isGood) return
    run.read -= place.read
    run.places.delete(path)
  }
  yield* pagesFrom(caller, first, {})
}

async function* pagesFrom(
  caller: GraphCaller,
  first: URL,
  place: PagePlace,
): AsyncGenerator<[Page, pagePlace: Place]> {
  let pagePlace: Place = place
  for await (const page of pageThrough(caller, atPlace(first, place))) {
    yield [page, pagePlace]
    if ('records' in page) pagePlace = page.next
  }
}

/** Cursors run out. Nothing where something was to follow is no end either. */
function isRefused(page: Page): boolean {
  if ('trouble' in page) return page.trouble === 'failed' && page.code !== undefined
  return page.records.length === 0 && page.next === null
}

function listPage(run: LiveRun, { path, part, isAskedAgain }: List, page: Page, pagePlace: Place): ListPage {
  const isTrouble = 'trouble' in page
  const records = isTrouble ? [] : page.records
  const { past, ...rest } = run.places.get(path) ?? { next: {}, read: 0, troubles: [] }
  const troubles = new Map(rest.troubles.map(trouble => [keyOf(trouble), trouble]))
  let { read } = rest
  const give = (next: Place, upTo?: string): LiveBatch => {
    const { batch } = filling
    filling.batch = emptyBatch()
    read += batch.items.length
    run.read += batch.items.length
    run.options.onProgress?.(run.read)
    // what ended the reading in the middle of a page, or instead of it, is met again there
    if (next === undefined || isTrouble || isAskedAgain || run.ended) return batch
    const place = { next, read, troubles: [...troubles.values()], ...(upTo !== undefined && { past: upTo }) }
    run.places.set(path, place)
    batch.places.set(path, place)
    return batch
  }
  const filling: ListPage = {
    records,
    from: past === undefined ? 0 : 1 + records.findIndex(record => named.safeParse(record).data?.id === past),
    batch: emptyBatch(),
    say(kind) {
      say(run, filling.batch, { kind, what: part })
      troubles.set(keyOf({ kind, what: part }), { kind, what: part })
    },
    upTo: id => give(pagePlace, id),
    end: () => give(isTrouble ? undefined : page.next),
  }
  for (const trouble of troubles.values()) say(run, filling.batch, trouble)
  if (isTrouble) say(run, filling.batch, { kind: page.trouble, what: part })
  return filling
}

function say(run: LiveRun, batch: LiveBatch, trouble: LiveTrouble): void {
  if (trouble.kind === 'expired' || trouble.kind === 'rate-limit') run.ended = true
  if (!run.reported.has(keyOf(trouble))) batch.troubles.push(trouble)
  run.reported.add(keyOf(trouble))
}

const keyOf = ({ kind, what }: LiveTrouble) => `${kind} ${what}`
const named = z.looseObject({ id: z.union([z.string(), z.number().transform(String)]) })
