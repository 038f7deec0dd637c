import type { Drawing } from '../../engine/drawing.ts'
import type { BookSettings } from './book-settings.ts'
import { drawingOf, type PhotoKeys } from './drawing-of.ts'
import type { LaidVolume } from './lay-volume.ts'

/**
 * The edition for reading, cover first, without the blank pages of the volumes: in as few drawings of `most` pages
 * as hold it, since the engine takes memory for each page that it draws at once. Each is made when it is asked for.
 */
export function* readingDrawings(
  front: Drawing,
  volumes: readonly Pick<LaidVolume, 'pages'>[],
  settings: BookSettings,
  keys: PhotoKeys,
  most = 300,
): Generator<Drawing> {
  const written = volumes.map(({ pages }) => ({
    pages: pages.filter(page => !page.blank),
    volumePages: pages.length,
  }))
  const total = written.reduce((sum, { pages }) => sum + pages.length, front.pages.length)
  // of the same length: a last one of few pages would save nothing
  const length = Math.ceil(total / Math.ceil(total / most))
  const lang = settings.locale
  let drawing: Drawing = { ...front, lang }
  for (const { pages, volumePages } of written) {
    for (let from = 0; from < pages.length; ) {
      if (drawing.pages.length === length) {
        yield drawing
        drawing = { ...front, lang, pages: [] }
      }
      const nextPages = pages.slice(from, from + length - drawing.pages.length)
      const more = drawingOf(nextPages, settings, { bleed: false, keys, volumePages })
      const styles = { ...drawing.styles, ...more.styles }
      drawing = { ...drawing, styles, pages: [...drawing.pages, ...more.pages] }
      from += nextPages.length
    }
  }
  yield drawing
}
