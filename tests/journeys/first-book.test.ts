import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cover as en } from '#locales/en/cover'
import { cover as tw } from '#locales/zh-tw/cover'
import { chooseInMenu, receiptBar } from './book-menu.ts'
import { logInBy } from './log-in-by.ts'
import { type House, openHouse } from './open-house.ts'
import { desktop, views } from './views.ts'
import { soon, type Visitor } from './visitor.ts'

let house: House
const coverNames = { en, 'zh-tw': tw, 'zh-hk': tw }
const minutes = 60_000

describe.each(views)('$name', view => {
  // each view starts on a shelf that nobody has filled
  beforeAll(async () => {
    house = await openHouse()
  })
  afterAll(() => house.close())

  // the whole life once; four of them would take minutes more
  const person = view === desktop ? 'demo' : 'second'
  test(
    'from the first visit to the PDF in hand',
    async () => {
      const visitor = await house.visit(view)
      // a page that was just set anew may still be asked for by the name it had
      visitor.expectRefusal('404 /pages/')
      await logIn(visitor, person)
      await bringDays(visitor, person)
      await chooseContent(visitor)
      await designCover(visitor)
      await editContent(visitor)
      await preview(visitor)
      await shareIt(visitor)
      await download(visitor)
      await logOut(visitor)
      await visitor.leave()
    },
    6 * minutes,
  )
})

async function logIn(visitor: Visitor, person: string): Promise<void> {
  const { page, say, like, look } = visitor
  await logInBy(visitor, 'facebook', person)
  await page.waitForURL('**/app/shelf')
  await page.getByRole('heading', { level: 1, name: say('web-shelf:heading') }).waitFor()
  await page.getByRole('button', { name: like('web-shelf:editNamed') }).waitFor()
  await look('shelf-new')
}

/** Brings a life in by its network: what to read, consent, progress on the shelf. */
async function bringDays(visitor: Visitor, person: string): Promise<void> {
  const { page, say, like, look } = visitor
  await page.getByRole('button', { name: like('web-shelf:editNamed') }).click()
  const dialog = page.getByRole('dialog', { name: say('web-import:heading') })
  await dialog.getByRole('button', { name: new RegExp(say('web-import:ways.upload')) }).waitFor()
  await look('import-ways')
  await dialog.getByRole('button', { name: new RegExp(say('web-import:ways.facebookText')) }).click()
  await dialog.getByRole('checkbox', { name: new RegExp(say('web-import:facebook.pages')) }).check()
  await look('import-sources')
  await dialog.getByRole('button', { name: say('web-import:facebook.go') }).click()
  // the posts come, and what is asked for after them keeps everybody waiting
  await house.orderTrouble({ person, stall: { path: '/albums', ms: 10 * minutes } })
  await page.locator(`[data-person="${person}"]`).click()
  await page.waitForURL('**/app/design/selection?*')
  await page.getByRole('heading', { level: 1, name: say('web-selection:heading') }).waitFor()
  await look('selection-importing')
  await page.getByRole('link', { name: say('design.back') }).click()
  await page.locator('li[aria-busy="true"]').waitFor()
  await look('shelf-importing')
  await house.endTrouble()
  const card = page.locator('li[aria-busy="false"]')
  await card.getByRole('link', { name: like('web-shelf:purchaseNamed') }).waitFor({ timeout: 2 * minutes })
  await look('shelf-filled')
  await chooseInMenu(visitor, 'receipt')
  await receiptBar(visitor).waitFor()
  await look('receipt')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** Leaves a month out and takes it back, and looks for words. */
async function chooseContent({ page, say, like, look }: Visitor): Promise<void> {
  await page.getByRole('button', { name: like('web-shelf:editNamed') }).click()
  await page.waitForURL('**/app/design/preview?*')
  const bid = new URL(page.url()).searchParams.get('bid')
  await page.goto(`/app/design/selection?bid=${bid}&tab=facebook`)
  const total = page.getByText(like('web-selection:total'))
  await total.waitFor()
  const all = await total.textContent()
  const month = page.getByRole('checkbox', { name: like('web-selection:wholeMonth') }).first()
  await month.click()
  await soon(() => total.textContent()).not.toBe(all)
  await page.getByText(say('web-selection:saved'), { exact: true }).waitFor()
  await look('selection-month-out')
  await month.click()
  await soon(() => total.textContent()).toBe(all)
  await page.getByRole('searchbox', { name: say('web-selection:filter.search') }).fill('阿嬤')
  await page.getByText(like('web-selection:found')).waitFor()
  await look('selection-search')
  await page.getByRole('link', { name: new RegExp(`^${say('web-selection:tabs.pages')}`) }).click()
  await page.waitForURL('**&tab=pages')
  await look('selection-pages')
  await page.getByRole('link', { name: say('design.steps.preview'), exact: true }).click()
}

async function designCover({ page, say, like, look, view }: Visitor): Promise<void> {
  await page.waitForURL('**/app/design/preview?*')
  await page.getByRole('navigation', { name: say('design.label') }).waitFor()
  await page.getByRole('link', { name: say('design.steps.cover'), exact: true }).click()
  const cover = page.getByRole('img', { name: like('web-cover:preview') })
  await cover.waitFor()
  await look('cover')
  const source = () => cover.getAttribute('src')
  const before = await source()
  await page.getByRole('textbox', { name: new RegExp(say('web-cover:words.title')) }).fill('慢慢走的日子')
  await soon(source).not.toBe(before)
  await page
    .getByRole('radio', { name: coverNames[view.language].colours.indigo, exact: true })
    .check({ force: true })
  await soon(source).toContain('243F66')
  await page.getByText(say('web-cover:save.saved')).waitFor()
  await look('cover-changed')
  await page.getByRole('link', { name: say('web-cover:tabs.layout'), exact: true }).click()
  await page.getByRole('heading', { name: say('web-cover:layout.heading') }).waitFor()
  await look('layout')
  await page.getByRole('link', { name: say('web-cover:tabs.pages'), exact: true }).click()
  await page.getByRole('button', { name: new RegExp(say('web-pages:kinds.dedication.name')) }).waitFor()
  await look('insert-pages')
}

/** Clicks words on the page, types, sees the page change; nothing is lost, everything can be taken back. */
async function editContent({ page, say, like, look }: Visitor): Promise<void> {
  await page.getByRole('link', { name: say('design.steps.content'), exact: true }).click()
  const months = page.getByRole('combobox', { name: say('web-reading:jump') })
  await months.selectOption({ index: 1 })
  const first = await page.getByRole('main').locator('[data-item]').first().getAttribute('data-item')
  const area = page.locator(`[data-item="${first}"]`).first()
  await look('content')
  await area.click()
  const panel = page.getByRole('complementary', { name: say('web-content:editor') })
  const field = panel.getByRole('textbox', { name: say('web-content:fields.text') })
  const before = await field.inputValue()
  await look('content-editor')
  const typed = '今天也好好過了。'
  // an entry may go on over the page
  const pages = page.locator(':has(> [data-item][aria-pressed="true"]) > [role=img]')
  const drawing = async () => Promise.all((await pages.all()).map(one => one.innerHTML()))
  const drawn = await drawing()
  await field.press('Control+End')
  await field.pressSequentially(typed)
  await soon(drawing).not.toEqual(drawn)
  const saved = page.getByRole('toolbar').locator('[data-state="saved"]')
  await saved.waitFor()
  const after = await field.inputValue()
  expect(after.replace(typed, '')).toBe(before)
  await page.reload()
  await months.selectOption({ index: 1 })
  await area.click()
  await soon(() => field.inputValue()).toBe(after)
  await page.getByRole('button', { name: like('web-content:undo') }).click()
  await soon(() => field.inputValue()).toBe(before)
  await page.getByRole('button', { name: like('web-content:redo') }).click()
  await soon(() => field.inputValue()).toBe(after)
  await panel.getByRole('button', { name: say('web-content:delete'), exact: true }).click()
  await page.getByText(say('web-content:inBin')).waitFor()
  await saved.waitFor()
  await panel.getByRole('button', { name: say('web-content:closeEditor') }).click()
  await page.getByRole('button', { name: say('web-content:bin.heading'), exact: true }).click()
  const bin = page.getByRole('dialog', { name: say('web-content:bin.heading') })
  await bin.getByRole('button', { name: like('web-content:bin.recoverOne') }).waitFor()
  await look('recycle-bin')
  await bin.getByRole('button', { name: like('web-content:bin.recoverOne') }).click()
  await bin.getByText(say('web-content:bin.empty')).waitFor()
  await page.keyboard.press('Escape')
  await bin.waitFor({ state: 'hidden' })
}

async function preview({ page, say, like, look, view }: Visitor): Promise<void> {
  await page.getByRole('link', { name: say('design.steps.preview'), exact: true }).click()
  const book = page.getByRole('region', { name: say('web-reading:book') })
  await book.getByRole('img', { name: like('web-preview:coverOf') }).waitFor()
  await look('preview-cover')
  const place = book.getByRole('status').last()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await soon(() => place.textContent()).toMatch(/2/)
  await page.getByRole('combobox', { name: say('web-reading:jump') }).selectOption({ index: 1 })
  await soon(() => book.locator('[role=img] svg').count()).toBeGreaterThan(0)
  await soon(() => book.locator('[data-move]').count()).toBe(0)
  await look('preview-spread')
  await page.getByRole('button', { name: say('web-preview:printSize') }).click()
  await look('preview-print-size')
  await page.getByRole('button', { name: say('web-preview:printSize') }).click()
  await page.getByRole('button', { name: say('web-preview:byMonth') }).click()
  const month = page.getByRole('region', { name: say('web-preview:byMonth') })
  await soon(() => month.locator('[role=img] svg').count()).toBeGreaterThan(0)
  await look('preview-month')
  // the smaller life gives the printer nothing to object to
  if (view !== desktop) return
  await page.getByRole('button', { name: like('web-preview:warningsCount', { count: 1 }) }).click()
  await page.getByRole('dialog', { name: say('web-preview:warningsHeading.heading') }).waitFor()
  await look('warnings')
  await page.keyboard.press('Escape')
}

/** Shares the book by its link, with a password; somebody else reads it. */
async function shareIt({ page, say, look, view }: Visitor): Promise<void> {
  await page.getByRole('button', { name: say('web-preview:share') }).click()
  const dialog = page.getByRole('dialog', { name: say('web-preview:sharing.heading') })
  await dialog.getByRole('checkbox', { name: new RegExp(say('web-preview:sharing.link')) }).click()
  const address = dialog.getByRole('textbox', { name: say('web-preview:sharing.link') })
  await address.waitFor()
  const link = await address.inputValue()
  await look('sharing')

  const reader = await house.visit(view)
  await reader.page.goto(link)
  await reader.page.getByRole('button', { name: say('web-review:open') }).click()
  await soon(() => reader.page.locator('[role=img] svg').count()).toBeGreaterThan(0)
  await reader.look('review-open')
  await reader.leave()

  await dialog.getByRole('textbox', { name: say('web-preview:sharing.password') }).fill('紅豆湯')
  await dialog.getByRole('button', { name: say('web-preview:sharing.setPassword') }).click()
  await dialog.getByText(say('web-preview:sharing.passwordHeld')).waitFor()
  const guest = await house.visit(view)
  guest.expectRefusal('404 /books/', '403 /unlock/', '400 /unlock/', '401 /unlock/')
  await guest.page.goto(link)
  const password = guest.page.getByLabel(say('web-review:password.label'))
  await password.fill('綠豆湯')
  await guest.page.getByRole('button', { name: say('web-review:password.open'), exact: true }).click()
  await guest.page.getByText(say('web-errors:codes.wrongPassword')).waitFor()
  await guest.look('review-password')
  await password.fill('紅豆湯')
  await guest.page.getByRole('button', { name: say('web-review:password.open'), exact: true }).click()
  await guest.page.getByRole('button', { name: say('web-review:open') }).waitFor()
  await guest.look('review')
  await guest.leave()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}

async function download({ page, say, like, view }: Visitor): Promise<void> {
  await page.getByRole('button', { name: say('web-preview:pdf.make') }).click()
  const ready = page.getByRole('link', { name: like('web-preview:pdf.download') })
  await ready.waitFor({ timeout: 2 * minutes })
  const [file] = await Promise.all([page.waitForEvent('download'), ready.click()])
  const path = join(house.folder, `${view.name}.pdf`)
  await file.saveAs(path)
  const pdf = await PDFDocument.load(await readFile(path), { updateMetadata: false })
  expect(file.suggestedFilename()).toMatch(/\.pdf$/)
  expect(pdf.getPageCount()).toBeGreaterThan(20)
  expect(pdf.getTitle()).toContain('慢慢走的日子')
}

async function logOut({ page, say, look, context, view }: Visitor): Promise<void> {
  await page.getByRole('link', { name: say('design.back') }).click()
  await page.getByRole('heading', { level: 1, name: say('web-shelf:heading') }).waitFor()
  const menu = view.width === 375 ? say('nav.open') : say('nav.account')
  await page.getByRole('button', { name: menu }).click()
  const entry =
    view.width === 375
      ? page.getByRole('link', { name: say('nav.profile') })
      : page.getByRole('menuitem', { name: say('nav.profile') })
  await entry.waitFor()
  await look('menu')
  await entry.click()
  await page.getByRole('heading', { level: 1, name: say('web-profile:heading') }).waitFor()
  await page.getByRole('textbox', { name: say('web-profile:name') }).waitFor()
  await look('profile')
  await page
    .getByRole('main')
    .getByRole('button', { name: say('web-profile:leave') })
    .click()
  await page.waitForURL(url => url.pathname === '/')
  await page.getByText(say('loggedOut')).waitFor()
  expect((await context.cookies()).filter(({ name }) => /user/.test(name))).toEqual([])
}
