import type { Item } from '#domain/books/item'
import { buildItem, buildPhoto } from './build-item.ts'

const sentence = '這一句話有二十個字那麼長剛好一行多一點。'

/** A month of so many entries: a note of `sentences`, then ones of a line and `photos` each, 1080 px wide and as high as `heightOf` says. */
export const noteAndPhotos = (
  entries: number,
  {
    sentences,
    photos,
    heightOf,
  }: { sentences: number; photos: number; heightOf(entry: number, photo: number): number },
): Item[] =>
  Array.from({ length: entries }, (_, n) =>
    buildItem({
      id: `i${n}`,
      time: 1_614_560_400 + n * 90_000,
      text: n === 0 ? sentence.repeat(sentences) : sentence,
      media: Array.from({ length: n === 0 ? 0 : photos }, (_, p) =>
        buildPhoto(`p${n}-${p}`, { width: 1080, height: heightOf(n, p) }),
      ),
    }),
  )
