import { trims } from '#domain/catalogue/papers'
import type { CoverDesign } from '../../covers/cover-design.ts'
import type { CoverPhoto } from '../../covers/cover-photo.ts'
import { layCover } from '../../covers/cover-sheet.ts'
import { type LaidCover, layFront } from '../../covers/front-cover.ts'
import { drawnBleed } from '../../printers/page-boxes.ts'
import { profiles } from '../../printers/profiles.ts'
import { bookWords, phrase } from '../../text/book-words.ts'
import { typesets } from '../../typesets/typesets.ts'
import type { Engine } from '../engine.ts'
import type { BookPage } from './book-page.ts'
import type { BookSettings } from './book-settings.ts'
import type { PagedVolume } from './page-volume.ts'

export interface LaidVolume {
  number: number
  pages: BookPage[]
  cover: LaidCover
  /** Of the cover the front alone, as the edition for reading has it. */
  front: LaidCover
  spineMm: number
}

/** A volume with its covers: they say its years, and its number where there are several. */
export async function layVolume(
  volume: PagedVolume,
  settings: BookSettings,
  design: CoverDesign,
  engine: Engine,
): Promise<LaidVolume> {
  const { number, pages, spineMm, facts } = volume
  const profile = profiles[settings.profile]
  const around = drawnBleed(profile)
  const trim = trims[typesets[settings.typeset].paper]
  const face = {
    ...design,
    years: facts.years,
    months: facts.months.map(m => ({ month: m.month, items: m.posts })),
    ...(facts.count > 1 && { volume: phrase(bookWords(settings.locale).volume, { volume: number }) }),
  }
  const cover = await layCover(
    {
      ...face,
      trim,
      bleed: { outer: around, top: around, bottom: around },
      spineMm,
      binding: settings.binding,
      spineText: pages.length >= profile.spineTextFrom,
      ...(facts.count > 1 && { volumeName: String(number) }),
    },
    measureBy(engine),
  )
  const front = await layFront(face, trim, measureBy(engine))
  return { number, pages, cover, front, spineMm }
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
