import type { Page } from '../../page/display-list.ts'
import { contentsLength, contentsPages } from './front/contents.ts'
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
    ...contentsPages(volume, context),
    ...glanceYears(
      volume.months.map(m => m.month),
      volume.dividedYears,
    ).map(page =>
      'year' in page ? glancePage(page.year, volume, context) : sparseYearsPage(page.sparse, volume, context),
    ),
  ]
}

/** Pages of front matter that so many months need, where `divided` years have leaves of their own; known before any folio is. */
export function frontLength(months: readonly string[], divided: ReadonlySet<string>): number {
  return 2 + contentsLength(months) + glanceYears(months, divided).length
}
