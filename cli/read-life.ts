import type { Item, Media } from '#domain/books/item'
import type { ReceiptLine } from '#domain/books/receipt'
import { invariant } from '#domain/invariant'
import type { WantedFiles } from '#press/photos/derive-photo'
import { dayOf } from '#press/text/dates'
import { lookFor } from '#server/adapters/pictures/look-for'
import { startPictures } from '#server/adapters/pictures/pictures'
import { startReading } from '#server/adapters/reading/start-reading'
import { budgetsOf } from '#server/budgets/budgets-of'
import { machineHere } from '#server/budgets/machine-here'
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
  const { pictureMemoryBytes: memoryBytes, pictureChildren } = budgetsOf({}, machineHere())
  // one is left for others, who are not here; while one of the rest hands its picture over, the next is opened
  const pictures = startPictures({ memoryBytes, children: pictureChildren + 1, kind: 'interactive' })
  const result = await lookAtPictures(within, history.openMedia, {
    phash: true,
    lookAt: lookFor('owner', pictures),
    progress: (done, of) => onProgress('look', done, of),
  }).catch(async error => {
    await pictures.close()
    throw error
  })
  const looked = performance.now()
  const byHash = new Map(
    result.items.flatMap(item =>
      item.media.flatMap(media => (media.picture ? [[media.picture.sha256, media]] : [])),
    ),
  )
  const mediaOf = (sha256: string): Media => {
    const media = byHash.get(sha256)
    if (!media) throw new Error(`no picture ${sha256} was read`)
    return media
  }
  return {
    ...(history.owner ? { owner: history.owner } : {}),
    items: result.items,
    receipt: [...history.receipt, ...filtered, ...result.receipt, ...history.listUnnamed(history)],
    nearDuplicates: result.nearDuplicates,
    openPicture: async (sha256: string): Promise<Buffer> => history.openPicture(mediaOf(sha256)),
    async derivePhoto(sha256: string, wanted: WantedFiles): Promise<boolean> {
      const open = async () => {
        const bytes = await history.openMedia(mediaOf(sha256))
        return typeof bytes === 'string' ? undefined : { bytes }
      }
      const derived = await pictures.run('owner', 'deriveForBook', open, wanted)
      if (!('refused' in derived)) return true
      invariant(derived.refused !== 'missing', 'what was looked at is still in its archive')
      invariant(derived.refused !== 'full', 'few photos are derived at a time')
      return false
    },
    async close() {
      await Promise.all([history.close(), pictures.close()])
    },
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
