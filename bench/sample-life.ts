import { join } from 'node:path'
import type { Item } from '#domain/books/item'
import { writeDemoLife } from '#sandbox/demo-life/write-demo-life'
import { lookAtPictures } from '#sources/pictures/look-at-pictures'
import { readHistory } from '#sources/read-history'

export interface SampleLife {
  items: Item[]
  openPicture(sha256: string): Promise<Buffer>
  close(): Promise<void>
}

/** A life of so many posts and photos, written as an archive and read from it, as the press gets it. */
export async function sampleLife(
  folder: string,
  scale: { posts: number; photos: number },
): Promise<SampleLife> {
  const zip = join(folder, `facebook-${scale.posts}.zip`)
  await writeDemoLife({ target: { zip }, scale })
  const history = await readHistory([zip])
  if ('refused' in history) throw new Error(`the sample archive was refused: ${history.refused}`)
  const { items } = await lookAtPictures(history.items, history.openMedia)
  const media = items.flatMap(item => item.media)
  const byHash = new Map(media.flatMap(photo => (photo.picture ? [[photo.picture.sha256, photo]] : [])))
  return {
    items,
    async openPicture(sha256) {
      const photo = byHash.get(sha256)
      if (!photo) throw new Error(`no picture ${sha256} in the sample`)
      return history.openPicture(photo)
    },
    close: () => history.close(),
  }
}

/** The items one after the other over so many months, from January on, so that all months are about as long. */
export function overMonths(items: readonly Item[], months: number): Item[] {
  const start = Date.UTC(2022, 0, 1) / 1000
  const length = Date.UTC(2022, months, 1) / 1000 - start
  return items.map((item, i) => ({ ...item, time: Math.round(start + ((i + 0.5) / items.length) * length) }))
}
