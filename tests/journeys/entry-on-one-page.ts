import type { BrowserContext } from 'playwright-core'
import { readChapterPages } from '#contract/chapters'
import type { Studio } from '../studio.ts'
import { eventually, type Visitor } from './visitor.ts'

/** The first of these months at whose beginning an entry stands on one page and nowhere else: what is typed into it changes that page. */
export async function entryOnOnePage(
  studio: Studio,
  { context }: Visitor,
  book: { bid: string; chapterIds: readonly string[] },
): Promise<{ chapterId: string; item: string }> {
  const token = await tokenOf(context)
  for (const chapterId of book.chapterIds) {
    const read = () => studio.call(readChapterPages, { token, params: { bid: book.bid, chapterId } })
    // a month that was just set anew has its pages in a moment
    await eventually(async () => (await read()).status).toBe(200)
    const item = alone((await read()).body.data.pages)
    if (item) return { chapterId, item }
  }
  throw new Error(`no entry of ${book.chapterIds.join()} stands on one page alone`)
}

interface Page {
  places: { item: string; photo?: string }[]
}

function alone(pages: readonly Page[]): string | undefined {
  const pagesWith = (item: string) => pages.filter(({ places }) => places.some(place => place.item === item))
  // further down no page is drawn before somebody scrolls there
  const entries = pages.slice(0, 2).flatMap(({ places }) => places.filter(({ photo }) => photo === undefined))
  return entries.find(({ item }) => pagesWith(item).length === 1)?.item
}

/** Who logged in in that browser. */
export async function tokenOf(context: BrowserContext): Promise<string> {
  const token = (await context.cookies()).find(({ name }) => name === 'session')?.value
  if (!token) throw new Error('nobody is logged in')
  return token
}
