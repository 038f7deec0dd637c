import { afterAll, beforeAll, test } from 'vitest'
import { deeper } from '../depth.ts'
import { emptyBook, writeEntry } from './prepare-book.ts'
import { type App, startApp } from './start-app.ts'
import { ownPerson, phone, type View, viewsOf } from './views.ts'
import { eventually, type Visitor } from './visitor.ts'

// Takes long: nine visitors with a browser of their own, since what is shared is seen by others.

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test.each(viewsOf(phone))('a book is shared, for some time, and not any more: $name', deeper, async view => {
  const owner = await app.visitAs(ownPerson(view), view)
  const { page, t, tPattern, checkScreen } = owner
  const { bid } = await emptyBook(app.studio, owner, '給你看的日子')
  const written = { content: '想給你看的一天。', postDate: '2023-06-01 08:00', scenes: ['sea'] } as const
  await writeEntry(app.studio, owner, bid, written)
  await page.goto(`/app/design/preview?bid=${bid}`)
  await page.getByRole('button', { name: t('web-preview:share') }).click()
  const dialog = page.getByRole('dialog', { name: t('web-preview:sharing.heading') })
  const choice = (name: string) =>
    dialog.getByRole('checkbox', { name: new RegExp(`^${t(`web-preview:sharing.${name}`)}`) })
  const address = (name: string) =>
    dialog.getByRole('textbox', { name: t(`web-preview:sharing.${name}`), exact: true })
  const saved = page.getByRole('status').getByText(t('web-preview:sharing.saved'), { exact: true })
  const isSaved = async (act: () => Promise<unknown>) => {
    await Promise.all([answered(owner, 'PUT', '/sharing/'), act()])
    await saved.last().waitFor()
  }

  await isSaved(() => choice('public').click())
  const open = await address('publicLink').inputValue()
  const reader = await visitorAt(view, open)
  await reader.page.getByRole('heading', { level: 1, name: '給你看的日子' }).waitFor()
  const start = reader.page.getByRole('main').getByRole('button', { name: reader.t('web-review:start') })
  await start.waitFor()
  await reader.checkScreen('review-public')
  await findsWords(reader)
  await reader.page.goto(open)
  await start.click()
  await reader.page.getByRole('dialog', { name: reader.t('login.heading') }).waitFor()
  await reader.leave()

  await isSaved(() => choice('public').click())
  await isFound(view, open, false)

  await isSaved(() => choice('link').click())
  const link = await address('link').inputValue()
  await isFound(view, link, true)
  const until = dialog.getByLabel(t('web-preview:sharing.until'))
  // a day is saved when it is typed to its end
  const end = async (day: string) => {
    await until.fill(day)
    await until.press('Enter')
  }
  await isSaved(() => end('2020-01-01'))
  await isFound(view, link, false)
  await checkScreen('sharing-ended')
  await isSaved(() => end(''))
  await isFound(view, link, true)

  await isSaved(() => dialog.getByRole('button', { name: t('web-preview:sharing.renew') }).click())
  await eventually(() => address('link').inputValue()).not.toBe(link)
  const renewed = await address('link').inputValue()
  await isFound(view, link, false)
  await isFound(view, renewed, true)
  // the press that takes a day from its field counts, too
  await until.fill('2099-01-01')
  await dialog.getByRole('button', { name: t('web-preview:sharing.renew') }).click()
  await eventually(() => address('link').inputValue()).not.toBe(renewed)
  await until.fill('2098-01-01')
  await Promise.all([answered(owner, 'PUT', '/sharing/', '"link":null'), choice('link').click()])
  await isFound(view, renewed, false, 'review-missing')

  // the window of a small phone between its bars: the dialog fills it
  await page.setViewportSize({ width: view.width, height: 553 })
  // notices stay: neither what lies under them nor what closes the dialog waits for them to go
  await isSaved(() => choice('public').click())
  await isSaved(() => choice('link').click())
  const under = dialog.getByRole('button', { name: t('web-preview:sharing.renew') })
  await under.scrollIntoViewIfNeeded()
  await isSaved(() => under.click())
  await checkScreen('sharing-saved-twice')
  await dialog.getByRole('button', { name: tPattern('web-frame:close') }).click()
  await dialog.waitFor({ state: 'hidden' })
  await owner.leave()
})

/** A visitor looks for words of the book, and reads the page that has them. */
async function findsWords({ page, t, checkScreen }: Visitor): Promise<void> {
  await page.getByRole('button', { name: t('web-review:open') }).click()
  await page.getByRole('button', { name: t('web-reading:find.heading') }).click()
  const contents = page.getByRole('dialog', { name: t('web-reading:find.heading') })
  await contents.getByRole('button', { name: t('web-reading:find.search'), exact: true }).click()
  const words = contents.getByRole('searchbox')
  await words.fill('沒有人寫過的字')
  await contents.getByText(t('web-reading:find.found', { count: 0 })).waitFor()
  await words.fill('想給你看')
  await contents.getByRole('listitem').getByRole('button').first().waitFor()
  await checkScreen('review-search')
  await contents.getByRole('listitem').getByRole('button').first().click()
  await contents.waitFor({ state: 'hidden' })
  const read = page.locator('[data-page-words]').filter({ hasText: '想給你看的一天。' })
  await read.first().waitFor({ state: 'attached' })
}

async function visitorAt(view: View, address: string): Promise<Visitor> {
  const visitor = await app.visit(view)
  await visitor.page.goto(address)
  return visitor
}

async function isFound(view: View, address: string, found: boolean, photo?: string): Promise<void> {
  const visitor = await app.visit(view)
  if (!found) visitor.expectRefusal('404 /books/')
  await visitor.page.goto(address)
  const name = found ? '給你看的日子' : visitor.t('web-review:missing.heading')
  await visitor.page.getByRole('heading', { level: 1, name }).waitFor()
  if (photo) await visitor.checkScreen(photo)
  await visitor.leave()
}

function answered({ page }: Visitor, method: string, part: string, sent = '') {
  return page.waitForResponse(
    response =>
      response.request().method() === method &&
      response.url().includes(part) &&
      (response.request().postData() ?? '').includes(sent),
  )
}
