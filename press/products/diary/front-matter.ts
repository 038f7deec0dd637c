import type { Page } from '../../page/display-list.ts'
import { contentsLength, contentsPages } from './front/contents.ts'
import { daysPage } from './front/days-page.ts'
import type { FrontContext, VolumeFacts } from './front/front-context.ts'
import { glancePage } from './front/glance.ts'
import { glanceYears } from './front/glance-years.ts'
import { sparseYearsPage } from './front/sparse-years.ts'
import { tallyPage } from './front/tally.ts'
import { titlePage } from './front/title-page.ts'

/** Title page, figures on its back, contents, and the years at a glance; as many pages as `frontLength` says. */
export async function frontMatter(volume: VolumeFacts, context: FrontContext): Promise<Page[]> {
  return [
    await titlePage(volume, context),
    tallyPage(volume, context),
    ...(volume.isGift
      ? [daysPage(volume, context)]
      : [...contentsPages(volume, context), ...glancePages(volume, context)]),
  ]
}

function glancePages(volume: VolumeFacts, context: FrontContext): Page[] {
  return glanceYears(
    volume.months.map(m => m.month),
    volume.dividedYears,
  ).map(page =>
    'year' in page ? glancePage(page.year, volume, context) : sparseYearsPage(page.sparse, volume, context),
  )
}

/**
 * Pages of front matter that so many months need, where `divided` years have leaves of their own; known before any folio is. Of a gift
 * book an odd number, so that its first entry begins on a left page.
 */
export function frontLength(months: readonly string[], divided: ReadonlySet<string>, isGift = false): number {
  if (isGift) return 3
  return 2 + contentsLength(months) + glanceYears(months, divided).length
}
