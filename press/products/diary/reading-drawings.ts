import { invariant } from '#domain/invariant'
import { coverDrawing } from '../../covers/cover-drawing.ts'
import type { Drawing } from '../../engine/drawing.ts'
import type { BookSettings } from './book-settings.ts'
import { drawingOf, type PhotoKeys } from './drawing-of.ts'
import type { LaidVolume } from './lay-volume.ts'

/**
 * The edition for reading, each volume behind its cover and without its blank pages: in as few drawings of `most` pages
 * as hold it, since the engine takes memory for each page that it draws at once. Each is made when it is asked for.
 */
export function* readingDrawings(
  volumes: readonly Pick<LaidVolume, 'pages' | 'front'>[],
  settings: BookSettings,
  keys: PhotoKeys,
  most = 300,
): Generator<Drawing> {
  const written = volumes.map(({ pages, front }) => ({
    front: coverDrawing(front, settings, keys.keyOf),
    pages: pages.filter(page => !page.blank),
    volumePages: pages.length,
  }))
  const [first] = written
  invariant(first, 'a book has a volume')
  const styles = Object.assign({}, ...written.map(({ front }) => front.styles))
  const total = written.reduce((sum, { pages }) => sum + 1 + pages.length, 0)
  // of the same length: a last one of few pages would save nothing
  const length = Math.ceil(total / Math.ceil(total / most))
  const empty: Drawing = { ...first.front, styles, lang: settings.locale, pages: [] }
  let drawing = empty
  for (const { front, pages, volumePages } of written) {
    // counted with the front before them
    for (let from = 0; from <= pages.length; ) {
      if (drawing.pages.length === length) {
        yield drawing
        drawing = empty
      }
      const to = from + length - drawing.pages.length
      const nextPages = pages.slice(Math.max(0, from - 1), to - 1)
      const more = drawingOf(nextPages, settings, { bleed: false, keys, volumePages })
      drawing = {
        ...drawing,
        styles: { ...drawing.styles, ...more.styles },
        pages: [...drawing.pages, ...(from === 0 ? front.pages : []), ...more.pages],
      }
      from = to
    }
  }
  yield drawing
}
