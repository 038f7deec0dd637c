import type { Item } from '#domain/books/item'
import type { ReceiptLine } from '#domain/books/receipt'
import { dayOf } from '#press/text/dates'
import { startReading } from '#server/adapters/reading/start-reading'
import type { Refusal } from '#sources/archive/archive'
import { lookAtPictures } from '#sources/pictures/look-at-pictures'
import type { Options } from './parse-options.ts'

/** A history with its photos looked at, cut to the dates that were asked for. */
export async function readLife(
  archives: string[],
  options: Pick<Options, 'since' | 'until' | 'timezone'>,
  onProgress: (step: 'read' | 'look', done: number, of: number) => void,
) {
  const started = performance.now()
  const reading = startReading({ workers: 1 })
  const history = await reading
    .readHistory(archives, {
      timeZone: options.timezone,
      onProgress: ({ bytesRead, bytesTotal }) => onProgress('read', bytesRead, bytesTotal),
    })
    .finally(() => reading.close())
  if ('refused' in history) return history satisfies Refusal
  const read = performance.now()
  const { within, filtered } = byDates(history.items, options)
  const result = await lookAtPictures(within, history.openMedia, {
    phash: true,
    progress: (done, of) => onProgress('look', done, of),
  })
  const looked = performance.now()
  const byHash = new Map(
    result.items.flatMap(item =>
      item.media.flatMap(media => (media.picture ? [[media.picture.sha256, media]] : [])),
    ),
  )
  return {
    ...(history.owner ? { owner: history.owner } : {}),
    items: result.items,
    receipt: [...history.receipt, ...filtered, ...result.receipt],
    nearDuplicates: result.nearDuplicates,
    async openPicture(sha256: string): Promise<Buffer> {
      const media = byHash.get(sha256)
      if (!media) throw new Error(`no picture ${sha256} was read`)
      return history.openPicture(media)
    },
    close: () => history.close(),
    seconds: { read: (read - started) / 1000, look: (looked - read) / 1000 },
  }
}

function byDates(
  items: readonly Item[],
  { since, until, timezone }: Pick<Options, 'since' | 'until' | 'timezone'>,
): { within: Item[]; filtered: ReceiptLine[] } {
  const first = since?.replace('-', '') ?? '000000'
  const last = until?.replace('-', '') ?? '999999'
  const within: Item[] = []
  const filtered: ReceiptLine[] = []
  for (const item of items) {
    const { month } = dayOf(item.time, timezone)
    if (month >= first && month <= last) {
      within.push(item)
      continue
    }
    const why = { outcome: 'filtered', reason: 'outside-dates' } as const
    filtered.push({ what: 'item', id: item.id, origin: item.origin, ...why })
    for (const media of item.media)
      filtered.push({ what: 'photo', id: media.uri, origin: media.origin, ...why })
  }
  return { within, filtered }
}
