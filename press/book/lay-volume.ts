import { spineMm } from '#domain/spine'
import type { CoverDesign } from '../cover/cover-design.ts'
import type { CoverPhoto } from '../cover/cover-pen.ts'
import { layCover } from '../cover/cover-sheet.ts'
import type { LaidCover } from '../cover/front-cover.ts'
import type { Engine } from '../engine/engine.ts'
import { areaFor } from '../page/geometry.ts'
import { drawnBleed } from '../print/page-boxes.ts'
import { profiles } from '../print/profiles.ts'
import { trims } from '../print/trim.ts'
import { bookWords } from '../text/book-words.ts'
import { prepareLine } from '../text/prepare-text.ts'
import { typesets } from '../typesets/typesets.ts'
import type { BookPage } from './book-page.ts'
import type { BookSettings } from './book-settings.ts'
import { frontMatter } from './front-matter.ts'
import { frontStyles } from './front-styles.ts'
import { type PlannedVolume, volumePages } from './plan-book.ts'

export interface LaidVolume {
  number: number
  pages: BookPage[]
  cover: LaidCover
  spineMm: number
}

/** A planned volume with its front matter and its cover sheet. */
export async function layVolume(
  volume: PlannedVolume,
  volumes: number,
  settings: BookSettings,
  design: CoverDesign,
  engine: Engine,
): Promise<LaidVolume> {
  const typeset = typesets[settings.typeset]
  const profile = profiles[settings.profile]
  const styles = frontStyles(typeset.paper)
  const words = bookWords(settings.locale)
  const front = await frontMatter(volume.facts, {
    settings,
    words,
    area: areaFor(typeset, profile, settings.binding),
    async countLines(style, text, width) {
      const { runs, lang } = prepareLine(text, settings.locale)
      const [lines] = await engine.run('lines', { styles, wants: [{ style, lang, width, runs }] })
      return lines ?? 1
    },
  })
  const thickness = spineMm(volume.pages, profile.spine[settings.binding])
  const around = drawnBleed(profile)
  const cover = await layCover(
    {
      ...design,
      years: volume.facts.years,
      months: volume.facts.months.map(m => ({ month: m.month, items: m.posts })),
      trim: trims[typeset.paper],
      bleed: { outer: around, top: around, bottom: around },
      spineMm: thickness,
      binding: settings.binding,
      spineText: volume.pages >= profile.spineTextFrom,
      ...(volumes > 1 ? { volumeName: String(volume.number) } : {}),
    },
    measureBy(engine),
  )
  return { number: volume.number, pages: volumePages(volume, front), cover, spineMm: thickness }
}

/** What the covers measure words with. */
export function measureBy(engine: Engine): Parameters<typeof layCover>[1] {
  return (styles, wants) => engine.run('widths', { styles, wants })
}

/** The cover as the settings describe it; template and colour are checked by whoever parsed them. */
export function coverDesign(
  settings: BookSettings,
  years: string,
  months: { month: string; items: number }[],
  photo: CoverPhoto | undefined,
): CoverDesign {
  return {
    template: settings.template,
    colour: settings.color,
    title: settings.title,
    author: settings.author,
    years,
    months,
    locale: settings.locale,
    ...(photo ? { photo } : {}),
  }
}
