import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { trims } from '#domain/catalogue/papers'
import { paperOf } from '#domain/catalogue/typesets'
import { preflight as en } from '#locales/en/preflight'
import { preflight as hk } from '#locales/zh-hk/preflight'
import { preflight as tw } from '#locales/zh-tw/preflight'
import { type PreflightReport, preflight } from '#press/pdf/preflight/preflight'
import { preflightHtml } from '#press/pdf/preflight/preflight-html'
import { profiles } from '#press/printers/profiles'
import type { MadeBook } from '#press/products/diary/make-book'
import { pagePlaces } from '#press/products/diary/page-places'
import { wordsIn } from '#press/text/book-words'
import type { Options } from './parse-options.ts'

/** Checks the finished files in a folder by the printer's rules, and writes the findings beside them. */
export async function checkFiles(folder: string, book: MadeBook, options: Options): Promise<PreflightReport> {
  const report = preflight({
    profile: profiles[options.profile],
    binding: options.binding,
    trim: trims[paperOf(options.typeset)],
    volumes: book.volumes.map((volume, i) => ({
      name: volume.name,
      inner: join(folder, volume.inner),
      cover: join(folder, volume.cover),
      places: pagePlaces(book.laid[i]?.pages ?? [], options),
    })),
  })
  const words = wordsIn(options.locale, { tw, hk, en })
  await writeFile(join(folder, 'preflight.json'), `${JSON.stringify(report, null, 1)}\n`)
  await writeFile(join(folder, 'preflight.html'), preflightHtml(report, words, options.locale))
  return report
}
