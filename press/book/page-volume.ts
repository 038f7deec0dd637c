import { spineMm } from '#domain/spine'
import type { Engine } from '../engine/engine.ts'
import { areaFor } from '../page/geometry.ts'
import { profiles } from '../print/profiles.ts'
import { bookWords } from '../text/book-words.ts'
import { prepareLine } from '../text/prepare-text.ts'
import { typesets } from '../typesets/typesets.ts'
import type { BookPage } from './book-page.ts'
import type { BookSettings } from './book-settings.ts'
import { type FrontContext, frontMatter, type VolumeFacts } from './front-matter.ts'
import { frontStyles } from './front-styles.ts'
import { type PlannedVolume, volumePages } from './plan-book.ts'

/** A volume with all its pages, and no cover yet. */
export interface PagedVolume {
  number: number
  pages: BookPage[]
  spineMm: number
  facts: VolumeFacts
}

/** A planned volume with its front matter. */
export async function pageVolume(
  volume: PlannedVolume,
  settings: BookSettings,
  engine: Engine,
): Promise<PagedVolume> {
  const front = await frontMatter(volume.facts, frontContext(settings, engine))
  const { number, facts } = volume
  const thickness = spineMm(volume.pages, profiles[settings.profile].spine[settings.binding])
  return { number, pages: volumePages(volume, front), spineMm: thickness, facts }
}

function frontContext(settings: BookSettings, engine: Engine): FrontContext {
  const typeset = typesets[settings.typeset]
  const styles = frontStyles(typeset.paper)
  return {
    settings,
    words: bookWords(settings.locale),
    area: areaFor(typeset, profiles[settings.profile], settings.binding),
    async countLines(style, text, width) {
      const { runs, lang } = prepareLine(text, settings.locale)
      const key = JSON.stringify([styles[style], lang, width, runs])
      const known = countsOf(engine)
      const held = known.get(key)
      if (held !== undefined) return held
      const [lines] = await engine.run('lines', { styles, wants: [{ style, lang, width, runs }] })
      if (known.size > 1000) known.clear()
      known.set(key, lines ?? 1)
      return lines ?? 1
    },
  }
}

// The title of a book is asked for after each edit of a page, and the engine may be busy with a month.
const counted = new WeakMap<Engine, Map<string, number>>()

function countsOf(engine: Engine): Map<string, number> {
  const held = counted.get(engine) ?? new Map<string, number>()
  counted.set(engine, held)
  return held
}
