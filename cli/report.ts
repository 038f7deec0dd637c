import type { Totals } from '#domain/books/receipt'
import type { BoundVolume } from '#press/products/diary/write-print-files'
import { phrase } from '#press/text/book-words'
import type { CliWords } from './cli-words.ts'
import type { Options } from './parse-options.ts'

export interface Finished {
  pages: number
  volumes: BoundVolume[]
  download: string
  items: Totals
  photos: Totals
  missingGlyphs: string[]
  near: number
  findings: { errors: number; warnings: number }
  seconds: { read: number; photos: number; typeset: number; bind: number; total: number }
}

/** Says how it went: a few lines for people, or one JSON object and nothing else for programs. */
export function report(options: Options, words: CliWords, done: Finished): void {
  if (options.json) {
    const { pages, volumes, download, items, photos, seconds } = done
    console.log(JSON.stringify({ pages, volumes, download, items, photos, seconds }))
    return
  }
  const { items, photos, missingGlyphs, near, findings } = done
  console.log(phrase(words.done, { pages: done.pages, volumes: done.volumes.length, out: options.out }))
  console.log(
    phrase(words.placed, {
      placed: items.placed,
      read: items.read,
      photosPlaced: photos.placed,
      photosRead: photos.read,
    }),
  )
  if (items.placed < items.read || photos.placed < photos.read) console.log(words.left)
  if (missingGlyphs.length > 0)
    console.log(phrase(words.missingGlyphs, { characters: missingGlyphs.join(' ') }))
  if (near > 0) console.log(phrase(words.near, { count: near }))
  if (findings.errors + findings.warnings > 0) console.log(phrase(words.findings, findings))
}
