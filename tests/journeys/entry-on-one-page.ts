import type { BrowserContext } from 'playwright-core'
import { readChapterPages } from '#contract/chapters'
import type { Studio } from '../studio.ts'
import { eventually, type Visitor } from './visitor.ts'

/** An entry at the beginning of a month that stands on one page and nowhere else: what is typed into it changes that page. */
export async function entryOnOnePage(
  studio: Studio,
  { context }: Visitor,
  book: { bid: string; chapterId: string },
): Promise<string> {
  const token = await tokenOf(context)
  const read = () => studio.call(readChapterPages, { token, params: book })
  // a month that was just set anew has its pages in a moment
  await eventually(async () => (await read()).status).toBe(200)
  const pages: { places: { item: string; photo?: string }[] }[] = (await read()).body.data.pages
  // further down no page is drawn before somebody scrolls there
  const entries = pages.slice(0, 2).flatMap(({ places }) => places.filter(({ photo }) => photo === undefined))
  const found = entries.find(
    ({ item }) => pages.filter(({ places }) => places.some(place => place.item === item)).length === 1,
  )
  if (!found) throw new Error(`no entry of ${book.chapterId} stands on one page alone`)
  return found.item
}

/** Who logged in in that browser. */
export async function tokenOf(context: BrowserContext): Promise<string> {
  const token = (await context.cookies()).find(({ name }) => name === 'session')?.value
  if (!token) throw new Error('nobody is logged in')
  return token
}
