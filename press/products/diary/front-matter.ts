import type { Page } from '../../page/display-list.ts'
import { colophonPage } from './front/colophon.ts'
import { contentsLength, contentsPages } from './front/contents.ts'
import type { FrontContext, VolumeFacts } from './front/front-context.ts'
import { glancePage } from './front/glance.ts'
import { titlePage } from './front/title-page.ts'

/** Title page, colophon on its back, contents, and each year at a glance; as many pages as `frontLength` says. */
export async function frontMatter(volume: VolumeFacts, context: FrontContext): Promise<Page[]> {
  const years = [...new Set(volume.months.map(m => m.month.slice(0, 4)))]
  return [
    await titlePage(volume, context),
    colophonPage(volume, context),
    ...contentsPages(volume, context),
    ...years.map(year => glancePage(year, volume, context)),
  ]
}

/** Pages of front matter that so many months need; known before any folio is. */
export function frontLength(months: readonly string[]): number {
  const years = new Set(months.map(month => month.slice(0, 4))).size
  return 2 + contentsLength(months) + years
}
