import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeDesign, createItem } from '#contract/books'
import { changeSharing } from '#contract/sharing'
import { listChapterItems } from '#contract/social-books'
import { notYet } from '../../web/app/not-yet-list.ts'
import { deeper, isDeep } from '../depth.ts'
import type { BookIds } from '../kill/book-steps.ts'
import { bringArchive, emptyBook, firstBook, writeSpring } from './prepare-book.ts'
import { makerScreens, type Screen, visitorScreens } from './screens.ts'
import { type App, startApp } from './start-app.ts'
import { desktop, englishPhone, hongKongPhone, type View, views } from './views.ts'
import { eventually, type Visitor } from './visitor.ts'

// Takes long: the only walk that sees every screen in all four views and in Hong Kong, some fifty screens each, with axe once a width.

let app: App
let places: Awaited<ReturnType<typeof prepare>>
beforeAll(async () => {
  app = await startApp()
  places = await prepare()
})
afterAll(() => app.close())

/** Where axe looks by default: once a width. The deep run has it look in the other languages. */
const axeViews = [desktop, englishPhone]
const seenViews = isDeep ? views.filter(view => !axeViews.includes(view)) : views

const seeAsVisitor = (view: View) => seeAll(visitorScreens(places), view, app.visit(view))

test('every screen that anybody sees, in Hong Kong', deeper, () => seeAsVisitor(hongKongPhone))

describe.each(seenViews)('$name', deeper, view => {
  test('every screen that anybody sees', () => seeAsVisitor(view))
  test('every screen of a maker', () => seeAll(makerScreens(places), view, app.visitAs('empty', view)))

  test('every screen that is still to come', async () => {
    const visitor = await app.visitAs('empty', view)
    const { page, t } = visitor
    await page.goto('/app/orders')
    for (const { path, title } of notYet) {
      await page.evaluate(
        `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
      )
      await page.getByRole('heading', { level: 1, name: t('notYet.heading') }).waitFor()
      await eventually(() => page.title()).toBe(`${t(`titles.${title}`)}｜${t('brandSuffix')}`)
    }
    await visitor.checkScreen('screen-not-yet')
    await visitor.leave()
  })
})

async function seeAll(screens: readonly Screen[], view: View, coming: Promise<Visitor>): Promise<void> {
  const visitor = await coming
  // what is empty, hidden or nowhere is looked at too
  visitor.expectRefusal(
    '404 /nowhere/',
    '404 /books/',
    '400 /unlock/',
    '400 /pages/',
    '400 /warnings/',
    '400 /typesets/',
  )
  for (const { name, at, see, only } of screens) {
    if (only !== undefined && only !== view.width) continue
    if (at !== undefined) await visitor.page.goto(at)
    await visitor.opened()
    const missing = await see(visitor).then(
      () => undefined,
      error => String(error),
    )
    expect.soft(missing, `${name} at ${view.name}`).toBeUndefined()
    await visitor.checkScreen(`screen-${name}`, { axe: isDeep || axeViews.includes(view) })
  }
  await visitor.leave()
}

/** One person with a book to look at, one that is empty, and one that is shared with a password. */
async function prepare() {
  const { studio } = app
  const owner = await studio.logIn('empty')
  const empty: BookIds = await firstBook(studio, owner)
  const book = await emptyBook(studio, owner, '一個春天')
  await bringArchive(studio, owner, book, await writeSpring(app.folder))
  const { bid, sid } = book
  const { token } = owner
  const written = { content: '補寫的一天。', postDate: '2023-05-12 20:00', picList: [] }
  await studio.call(createItem, { token, params: { bid }, body: written })
  const inserts = [{ insertId: 'dedication', kind: 'dedication', at: 'front', text: '給阿嬤' }]
  await studio.call(changeDesign, { token, params: { bid }, body: { inserts } })
  await studio.call(changeSharing, { token, params: { bid }, body: { public: true } })
  const hidden = await emptyBook(studio, owner, '上鎖的日子')
  const link = { password: '紅豆湯圓加芋頭粥' }
  const shared = await studio.call(changeSharing, { token, params: { bid: hidden.bid }, body: { link } })
  const month = await studio.call(listChapterItems, { token, params: { sid, cid: '202304' } })
  const pictured = month.body.data.items.find((item: { photos: unknown[] }) => item.photos.length > 0)
  return {
    book: bid,
    empty: empty.bid,
    locked: `bid=${hidden.bid}&share=${shared.body.data.link.share}`,
    item: String(pictured.item_id),
  }
}
