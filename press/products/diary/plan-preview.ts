import type { Engine } from '../engine.ts'
import type { BookSettings } from './book-settings.ts'
import type { MonthFigures } from './cut-months.ts'
import type { MonthPages } from './months/typeset-month.ts'
import { type PagedVolume, pageVolume } from './page-volume.ts'
import { planBook } from './plan-book.ts'

/**
 * All pages of all volumes, front matter included, without covers: what the months of a book are for its makers
 * while they work on it, and the first step of making it. `months` in order; `figures` of them (figuresOf).
 */
export async function planPreview(
  months: readonly MonthPages[],
  figures: ReadonlyMap<string, MonthFigures>,
  settings: BookSettings,
  engine: Engine,
): Promise<{ volumes: PagedVolume[] }> {
  const planned = planBook(months, figures, settings)
  return { volumes: await Promise.all(planned.map(volume => pageVolume(volume, settings, engine))) }
}
