import { LRUCache } from 'lru-cache'
import { spineMm } from '#domain/books/spine'
import { invariant } from '#domain/invariant'
import { areaFor } from '../../page/geometry.ts'
import type { Styles } from '../../page/style.ts'
import { profiles } from '../../printers/profiles.ts'
import { bookWords } from '../../text/book-words.ts'
import { prepareLine } from '../../text/prepare-text.ts'
import { typesets } from '../../typesets/typesets.ts'
import type { Engine } from '../engine.ts'
import { backMatter } from './back-matter.ts'
import type { BookPage } from './book-page.ts'
import type { BookSettings } from './book-settings.ts'
import type { FrontContext, VolumeFacts } from './front/front-context.ts'
import { glancePage } from './front/glance.ts'
import { frontMatter } from './front-matter.ts'
import { frontStyles } from './front-styles.ts'
import { layInsert } from './inserts/lay-insert.ts'
import type { PlannedVolume } from './plan-book.ts'
import { volumePages } from './volume-pages.ts'
import { yearPage } from './years/year-page.ts'

/** A volume with all its pages, and no cover yet. */
export interface PagedVolume {
  number: number
  pages: BookPage[]
  spineMm: number
  facts: VolumeFacts
}

/** A planned volume with its front matter, the leaves of its years and its inserted pages. */
export async function pageVolume(
  volume: PlannedVolume,
  settings: BookSettings,
  engine: Engine,
): Promise<PagedVolume> {
  const context = frontContext(settings, engine)
  const { number, facts } = volume
  const front = await frontMatter(facts, context)
  const pages = volumePages(volume, front, backMatter(facts, volume.sparePages, context))
  const inserted = await Promise.all(
    [...volume.inserts].map(async ([folio, insert]): Promise<BookPage> => {
      const page = await layInsert(insert, context)
      return { ...page, folio, insert: insert.insertId }
    }),
  )
  const leaves = await Promise.all(
    [...volume.leaves].map(async ([folio, leaf]): Promise<BookPage> => {
      const page =
        leaf.shows === 'title'
          ? await yearPage(leaf.year, leaf.picture, facts, context)
          : glancePage(leaf.year, facts, context, true)
      return { ...page, folio }
    }),
  )
  for (const page of [...inserted, ...leaves]) pages[page.folio - 1] = page
  const thickness = spineMm(volume.pages, profiles[settings.profile].spine[settings.binding])
  return { number, pages, spineMm: thickness, facts }
}

function frontContext(settings: BookSettings, engine: Engine): FrontContext {
  const typeset = typesets[settings.typeset]
  const measure = measureWith(engine, frontStyles(typeset))
  return {
    settings,
    words: bookWords(settings.locale),
    area: areaFor(typeset, profiles[settings.profile], settings.binding),
    async countLines(style, text, width) {
      const { runs, lang } = prepareLine(text, settings.locale)
      const [lines] = await measure([{ style, lang, width, runs }])
      invariant(lines !== undefined, 'a text has its lines counted')
      return lines
    },
    measure,
  }
}

// What was measured is remembered: the plan is asked for after each edit, and the engine may be busy with a month.
function measureWith(engine: Engine, styles: Styles): FrontContext['measure'] {
  const remembered = counted.get(engine) ?? new LRUCache<string, number>({ max: 10_000 })
  counted.set(engine, remembered)
  return async wants => {
    const keyed = wants.map(want => {
      const key = JSON.stringify([styles[want.style], want.lang, want.width, want.runs])
      return { want, key, lines: remembered.get(key) }
    })
    const fresh = keyed.filter(({ lines }) => lines === undefined)
    if (fresh.length > 0) {
      const measured = await engine.run('lines', { styles, wants: fresh.map(({ want }) => want) })
      for (const [i, entry] of fresh.entries()) {
        entry.lines = measured[i]
        remembered.set(entry.key, entry.lines)
      }
    }
    return keyed.map(({ lines }) => {
      invariant(lines !== undefined, 'the engine measures each text that it is asked for')
      return lines
    })
  }
}

const counted = new WeakMap<Engine, LRUCache<string, number>>()
