import type { Page } from '../../../page/display-list.ts'
import type { FrontContext } from '../front/front-context.ts'
import { dedicationPage } from './dedication.ts'
import { dividerPage } from './divider.ts'
import type { InsertPage } from './insert-page.ts'
import { photoPage } from './photo-page.ts'

/** An inserted page: one page always, so that a book can be planned before its words are measured. */
export async function layInsert(insert: InsertPage, context: FrontContext): Promise<Page> {
  const { area } = context
  const elements = await pages[insert.kind](insert, context)
  return {
    elements,
    regions: [{ item: insert.insertId, x: 0, y: area.top, w: area.width, h: area.height }],
    bare: true,
  }
}

const pages = {
  dedication: dedicationPage,
  photo: photoPage,
  divider: dividerPage,
  blank: async () => [],
}
