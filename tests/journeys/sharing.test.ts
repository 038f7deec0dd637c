import { afterAll, beforeAll, test } from 'vitest'
import { type House, openHouse } from './open-house.ts'
import { emptyBook, writeEntry } from './prepare-book.ts'
import { ownPerson, type View, views } from './views.ts'
import type { Visitor } from './visitor.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test.each(views)('a book is shared, for some time, and not any more: $name', async view => {
  const owner = await house.visitAs(ownPerson(view), view)
  const { page, say, like, look } = owner
  const { bid } = await emptyBook(house.studio, owner, '給你看的日子')
  const written = { content: '想給你看的一天。', postDate: '2023-06-01 08:00', scenes: ['sea'] } as const
  await writeEntry(house.studio, owner, bid, written)
  await page.goto(`/app/design/preview?bid=${bid}`)
  await page.getByRole('button', { name: say('web-preview:share') }).click()
  const dialog = page.getByRole('dialog', { name: say('web-preview:sharing.heading') })
  const choice = (name: string) =>
    dialog.getByRole('checkbox', { name: new RegExp(`^${say(`web-preview:sharing.${name}`)}`) })
  const address = (name: string) =>
    dialog.getByRole('textbox', { name: say(`web-preview:sharing.${name}`), exact: true })
  const said = page.getByRole('status').getByText(say('web-preview:sharing.saved'), { exact: true })
  const isSaved = async (act: () => Promise<unknown>) => {
    await Promise.all([answered(owner, 'PUT', '/sharing/'), act()])
    await said.last().waitFor()
  }

  await isSaved(() => choice('public').click())
  const open = await address('publicLink').inputValue()
  const reader = await visitorAt(view, open)
  await reader.page.getByRole('heading', { level: 1, name: '給你看的日子' }).waitFor()
  const start = reader.page.getByRole('main').getByRole('button', { name: reader.say('web-review:start') })
  await start.waitFor()
  await reader.look('review-public')
  await start.click()
  await reader.page.getByRole('dialog', { name: reader.say('login.heading') }).waitFor()
  await reader.leave()

  await isSaved(() => choice('public').click())
  await isFound(view, open, false)

  await isSaved(() => choice('link').click())
  const link = await address('link').inputValue()
  await isFound(view, link, true)
  const until = dialog.getByLabel(say('web-preview:sharing.until'))
  await isSaved(() => until.fill('2020-01-01'))
  await isFound(view, link, false)
  await look('sharing-ended')
  await isSaved(() => until.fill(''))
  await isFound(view, link, true)

  await isSaved(() => dialog.getByRole('button', { name: say('web-preview:sharing.renew') }).click())
  const renewed = await address('link').inputValue()
  await isFound(view, link, false)
  await isFound(view, renewed, true)
  await isSaved(() => choice('link').click())
  await isFound(view, renewed, false, 'review-missing')

  // the window of a small phone between its bars: the dialog fills it
  await page.setViewportSize({ width: view.width, height: 553 })
  // neither what lies under it nor what closes the dialog waits for it to go
  await isSaved(() => choice('public').click())
  await isSaved(() => choice('link').click())
  const under = dialog.getByRole('button', { name: say('web-preview:sharing.renew') })
  await under.scrollIntoViewIfNeeded()
  await isSaved(() => under.click({ timeout: 2_000 }))
  await look('sharing-saved-twice')
  await dialog.getByRole('button', { name: like('web-frame:close') }).click()
  await dialog.waitFor({ state: 'hidden' })
  await owner.leave()
})

async function visitorAt(view: View, address: string): Promise<Visitor> {
  const visitor = await house.visit(view)
  await visitor.page.goto(address)
  return visitor
}

async function isFound(view: View, address: string, found: boolean, photo?: string): Promise<void> {
  const visitor = await house.visit(view)
  if (!found) visitor.expectRefusal('404 /books/')
  await visitor.page.goto(address)
  const name = found ? '給你看的日子' : visitor.say('web-review:missing.heading')
  await visitor.page.getByRole('heading', { level: 1, name }).waitFor()
  if (photo) await visitor.look(photo)
  await visitor.leave()
}

function answered({ page }: Visitor, method: string, part: string) {
  return page.waitForResponse(one => one.request().method() === method && one.url().includes(part))
}
