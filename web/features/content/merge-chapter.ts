import type { Answer } from '#contract/call'
import type { changeItem } from '#contract/items'
import { isOfMonth } from '../reader/months-on.ts'
import type { Plan } from '../reader/page-queries.ts'

export type TypesetChapter = NonNullable<Answer<typeof changeItem>['chapter']>

/**
 * The plan with a month as it was just set. `exact`: it is the whole truth; else the month has another number of pages,
 * those behind it moved, and the plan has to be read again: until then they are shown under the numbers they will have.
 */
export function mergeChapter(plan: Plan, chapter: TypesetChapter): { plan: Plan; exact: boolean } {
  // an answer that was overtaken
  if (chapter.revision < plan.revision) return { plan, exact: true }
  const isOfChapter = (page: Plan['pages'][number]) => isOfMonth(page, chapter.chapterId)
  const first = plan.pages.findIndex(isOfChapter)
  if (first === -1) return { plan, exact: chapter.pages.length === 0 }
  const before = plan.pages.slice(0, first)
  const behind = plan.pages.slice(first).filter(page => !isOfChapter(page))
  const grown = chapter.pages.length - plan.pages.filter(isOfChapter).length
  const volume = plan.pages[first]?.volume
  const moved =
    grown === 0
      ? behind
      : behind.map(page => (page.volume === volume ? { ...page, folio: page.folio + grown } : page))
  const pages = [...before, ...chapter.pages, ...moved]
  // of months that share pages, those of the others changed too
  const isShared = [...plan.pages.filter(isOfChapter), ...chapter.pages].some(page => page.chapterIds)
  return { plan: { ...plan, revision: chapter.revision, pages }, exact: grown === 0 && !isShared }
}
