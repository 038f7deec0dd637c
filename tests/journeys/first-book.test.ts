import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPlan } from '#contract/pages'
import { cover as en } from '#locales/en/cover'
import { cover as tw } from '#locales/zh-tw/cover'
import { deeper } from '../depth.ts'
import { chooseInMenu, receiptBar } from './book-menu.ts'
import { entryOnOnePage, tokenOf } from './entry-on-one-page.ts'
import { logInBy } from './log-in-by.ts'
import { slowly } from './slow-browser.ts'
import { type App, startApp } from './start-app.ts'
import { desktop, englishPhone, viewsOf } from './views.ts'
import { eventually, type Visitor } from './visitor.ts'

// Takes long: the whole way of a person, from the login to a PDF; its pages and its file are really made.

let app: App
const coverNames = { en, 'zh-tw': tw, 'zh-hk': tw }
const minutes = 60_000
/** The whole life once, in the deep run; four of them would take minutes more. */
const wholeLifeView = englishPhone

describe.each(viewsOf(desktop))('$name', deeper, view => {
  // each view starts on a shelf that nobody has filled
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.close())

  const person = view.name === wholeLifeView.name ? 'demo' : 'second'
  test(
    'from the first visit to the PDF in hand',
    async () => {
      const visitor = await app.visit(view)
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
    30 * minutes,
  )
})

async function logIn(visitor: Visitor, person: string): Promise<void> {
  const { page, t, tPattern, checkScreen } = visitor
  await logInBy(visitor, 'facebook', person)
  await page.waitForURL('**/app/shelf')
  await page.getByRole('heading', { level: 1, name: t('web-shelf:heading') }).waitFor()
  await page.getByRole('button', { name: tPattern('web-shelf:editNamed') }).waitFor()
  await checkScreen('shelf-new')
}

/** Brings a life in by its network: what to read, consent, progress on the shelf. */
async function bringDays(visitor: Visitor, person: string): Promise<void> {
  const { page, t, tPattern, checkScreen } = visitor
  await page.getByRole('button', { name: tPattern('web-shelf:editNamed') }).click()
  const dialog = page.getByRole('dialog', { name: t('web-import:heading') })
  await dialog.getByRole('button', { name: new RegExp(t('web-import:ways.upload')) }).waitFor()
  await checkScreen('import-ways')
  await dialog.getByRole('button', { name: new RegExp(t('web-import:ways.facebookText')) }).click()
  await dialog.getByRole('checkbox', { name: new RegExp(t('web-import:facebook.pages')) }).check()
  await checkScreen('import-sources')
  await dialog.getByRole('button', { name: t('web-import:facebook.go') }).click()
  // the posts come, and what is asked for after them keeps everybody waiting
  await app.orderTrouble({ person, stall: { path: '/albums', ms: 10 * minutes } })
  await page.locator(`[data-person="${person}"]`).click()
  await page.waitForURL('**/app/design/selection?*')
  await page.getByRole('heading', { level: 1, name: t('web-selection:heading') }).waitFor()
  await checkScreen('selection-importing')
  // not to the login of the network, which lies behind
  await page.goBack()
  await page.waitForURL('**/app/shelf')
  await page.locator('li[aria-busy="true"]').waitFor()
  await checkScreen('shelf-importing')
  await app.endTrouble()
  const card = page.locator('li[aria-busy="false"]')
  await card
    .getByRole('link', { name: tPattern('web-shelf:purchaseNamed') })
    // sixty months of the whole life, by one process, while other tests have the processors
    .waitFor({ timeout: 12 * minutes })
  await checkScreen('shelf-filled')
  await chooseInMenu(visitor, 'receipt')
  await receiptBar(visitor).waitFor()
  await checkScreen('receipt')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** Leaves a month out and takes it back, and looks for words. */
async function chooseContent({ page, t, tPattern, checkScreen }: Visitor): Promise<void> {
  await page.getByRole('button', { name: tPattern('web-shelf:editNamed') }).click()
  await page.waitForURL('**/app/design/preview?*')
  const bid = new URL(page.url()).searchParams.get('bid')
  await page.goto(`/app/design/selection?bid=${bid}&tab=facebook`)
  const total = page.getByText(tPattern('web-selection:total'))
  await total.waitFor()
  const all = await total.textContent()
  const month = page.getByRole('checkbox', { name: tPattern('web-selection:wholeMonth') }).first()
  await month.click()
  await eventually(() => total.textContent()).not.toBe(all)
  await page.getByText(t('web-selection:saved'), { exact: true }).waitFor()
  await checkScreen('selection-month-out')
  await month.click()
  await eventually(() => total.textContent()).toBe(all)
  // the month that is jumped to is the one that is said to be there
  const jump = page.getByRole('combobox', { name: t('web-selection:filter.jump') })
  const [to] = await jump.selectOption({ index: 3 })
  await page.waitForURL(`**&month=${to}`)
  // the way up to the field brings another month to the top, which must not take the words away again
  await slowly(page, 10, async () => {
    await page.getByRole('searchbox', { name: t('web-selection:filter.search') }).fill('阿嬤')
    await page.getByText(tPattern('web-selection:found')).waitFor()
  })
  await checkScreen('selection-search')
  await page.getByRole('link', { name: new RegExp(`^${t('web-selection:tabs.pages')}`) }).click()
  await page.waitForURL('**&tab=pages')
  await checkScreen('selection-pages')
  await page.getByRole('link', { name: t('design.steps.preview'), exact: true }).click()
}

async function designCover({ page, t, tPattern, checkScreen, view }: Visitor): Promise<void> {
  await page.waitForURL('**/app/design/preview?*')
  await page.getByRole('navigation', { name: t('design.label') }).waitFor()
  await page.getByRole('link', { name: t('design.steps.cover'), exact: true }).click()
  const cover = page.getByRole('img', { name: tPattern('web-cover:preview') })
  await cover.waitFor()
  await checkScreen('cover')
  const source = () => cover.getAttribute('src')
  const before = await source()
  await page.getByRole('textbox', { name: new RegExp(t('web-cover:words.title')) }).fill('慢慢走的日子')
  await eventually(source).not.toBe(before)
  await page
    .getByRole('radio', { name: coverNames[view.language].colours.indigo, exact: true })
    .check({ force: true })
  await eventually(source).toContain('243F66')
  await page.getByText(t('web-cover:save.saved')).waitFor()
  await checkScreen('cover-changed')
  await page.getByRole('link', { name: t('web-cover:tabs.layout'), exact: true }).click()
  await page.getByRole('heading', { name: t('web-cover:layout.heading') }).waitFor()
  await checkScreen('layout')
  await page.getByRole('link', { name: t('web-cover:tabs.pages'), exact: true }).click()
  await page.getByRole('button', { name: new RegExp(t('web-pages:kinds.dedication.name')) }).waitFor()
  await checkScreen('insert-pages')
}

/** Opens the form of an entry from its page, types, sees the page change; nothing is lost, everything can be taken back. */
async function editContent(visitor: Visitor): Promise<void> {
  const { page, t, tPattern, checkScreen } = visitor
  await page.getByRole('link', { name: t('titles.content'), exact: true }).click()
  const months = page.getByRole('combobox', { name: t('web-reading:jump') })
  await months.selectOption({ index: 1 })
  const bid = new URL(page.url()).searchParams.get('bid') ?? ''
  const values = await months
    .locator('option')
    .evaluateAll(all => all.map(option => option.getAttribute('value') ?? ''))
  const { chapterId, item: entry } = await entryOnOnePage(app.studio, visitor, {
    bid,
    chapterIds: values.slice(1),
  })
  // nobody chooses the month that he is in
  if (chapterId !== values[1]) await months.selectOption(chapterId)
  const area = page.locator(`[data-item="${entry}"]`).first()
  await checkScreen('content')
  await area.press('Enter')
  const panel = page.getByRole('complementary', { name: t('web-content:editor') })
  const field = panel.getByRole('textbox', { name: t('web-content:fields.text') })
  const before = await field.inputValue()
  await checkScreen('content-editor')
  const typed = '今天也好好過了。'
  const pages = page.locator(':has(> [data-item][aria-pressed="true"]) > [role=img]')
  const drawing = async () => Promise.all((await pages.all()).map(drawn => drawn.innerHTML()))
  const drawn = await drawing()
  await field.press('Control+End')
  await page.keyboard.insertText(typed)
  await eventually(drawing).not.toEqual(drawn)
  const saved = page.getByRole('toolbar').locator('[data-state="saved"]')
  await saved.waitFor()
  const after = await field.inputValue()
  expect(after.replace(typed, '')).toBe(before)
  await page.reload()
  await area.waitFor()
  await asksForItsPagesFirst(visitor, bid)
  await months.selectOption(chapterId)
  await area.press('Enter')
  await eventually(() => field.inputValue()).toBe(after)
  await page.getByRole('button', { name: tPattern('web-content:undo') }).click()
  await eventually(() => field.inputValue()).toBe(before)
  await page.getByRole('button', { name: tPattern('web-content:redo') }).click()
  await eventually(() => field.inputValue()).toBe(after)
  await panel.getByRole('button', { name: t('web-content:delete'), exact: true }).click()
  await page.getByText(t('web-content:deletedToBin')).waitFor()
  await panel.waitFor({ state: 'hidden' })
  await saved.waitFor()
  await page.getByRole('button', { name: t('web-content:bin.heading'), exact: true }).click()
  const bin = page.getByRole('dialog', { name: t('web-content:bin.heading') })
  await bin.getByRole('button', { name: tPattern('web-content:bin.recoverOne') }).waitFor()
  await checkScreen('recycle-bin')
  await bin.getByRole('button', { name: tPattern('web-content:bin.recoverOne') }).click()
  await bin.getByText(t('web-content:bin.empty')).waitFor()
  await page.keyboard.press('Escape')
  await bin.waitFor({ state: 'hidden' })
}

/** Who jumps to a month waits for its first pages: they are asked for before those beside them. */
async function asksForItsPagesFirst({ page, context, t, view }: Visitor, bid: string): Promise<void> {
  const requestedKeys: string[] = []
  page.on('request', request => {
    const [, key] = /\/pages\/([^/]+)\/$/.exec(new URL(request.url()).pathname) ?? []
    if (key !== undefined) requestedKeys.push(key)
  })
  const [chapterId = ''] = await page
    .getByRole('combobox', { name: t('web-reading:jump') })
    .selectOption({ index: 4 })
  const { body } = await app.studio.call(readPlan, { token: await tokenOf(context), params: { bid } })
  const pages: { chapter_id?: string; folio: number; key: string }[] = body.data.pages
  const at = pages.findIndex(({ chapter_id }) => chapter_id === chapterId)
  const from = view.width === 375 ? at : at - ((pages[at]?.folio ?? 0) % 2)
  const keys = pages.slice(from).map(({ key }) => key)
  const first = keys.slice(0, view.width === 375 ? 1 : 2)
  // those about the page that was left may still be asked for
  const requestedFrom = () => requestedKeys.filter(key => keys.includes(key))
  await eventually(() => requestedFrom().slice(0, first.length).sort()).toEqual(first.sort())
}

async function preview({ page, t, tPattern, checkScreen, view }: Visitor): Promise<void> {
  await page.getByRole('link', { name: t('design.steps.preview'), exact: true }).click()
  const book = page.getByRole('region', { name: t('web-reading:book') })
  // it opens where one was in the editor
  await book.locator('[role=img] svg').first().waitFor()
  await page.keyboard.press('Home')
  await book.getByRole('img', { name: tPattern('web-preview:coverOf') }).waitFor()
  await checkScreen('preview-cover')
  await leaveAndReturn({ page, t }, book)
  await book.getByRole('button', { name: t('web-reading:find.heading') }).click()
  const contents = page.getByRole('dialog', { name: t('web-reading:find.heading') })
  await contents.getByRole('button', { name: t('web-reading:find.search'), exact: true }).click()
  await contents.getByRole('searchbox').fill('阿嬤')
  await contents.getByRole('status').filter({ hasText: /\d/ }).waitFor()
  await checkScreen('preview-search')
  await contents.getByRole('button', { name: t('web-reading:find.pages'), exact: true }).click()
  await contents.locator('svg').first().waitFor()
  await checkScreen('preview-pages')
  await page.keyboard.press('Escape')
  await contents.waitFor({ state: 'hidden' })
  await page.keyboard.press('Home')
  const place = book.getByRole('status').last()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await eventually(() => place.textContent()).toMatch(/2/)
  await page.getByRole('combobox', { name: t('web-reading:jump') }).selectOption({ index: 1 })
  await eventually(() => book.locator('[role=img] svg').count()).toBeGreaterThan(0)
  await eventually(() => book.locator('[data-move]').count()).toBe(0)
  await checkScreen('preview-spread')
  await page.getByRole('button', { name: t('web-preview:printSize') }).click()
  await checkScreen('preview-print-size')
  await page.getByRole('button', { name: t('web-preview:printSize') }).click()
  await page.getByRole('button', { name: t('web-preview:byMonth') }).click()
  const month = page.getByRole('region', { name: t('web-preview:byMonth') })
  await eventually(() => month.locator('[role=img] svg').count()).toBeGreaterThan(0)
  await checkScreen('preview-month')
  // the smaller life gives the printer nothing to object to
  if (view.name !== wholeLifeView.name) return
  await page.getByRole('button', { name: tPattern('web-preview:warningsCount', { count: 1 }) }).click()
  await page.getByRole('dialog', { name: t('web-preview:warningsHeading.heading') }).waitFor()
  await checkScreen('warnings')
  await page.keyboard.press('Escape')
}

/** By the number of a page there, into the editor, and by the browser back to the same page. */
async function leaveAndReturn({ page, t }: Pick<Visitor, 'page' | 't'>, book: Locator): Promise<void> {
  const place = book.getByRole('status').last()
  const number = book.getByRole('textbox', { name: t('web-reading:pageNumber') })
  await number.fill('5')
  await number.press('Enter')
  await eventually(() => place.textContent()).toMatch(onlyFive)
  await eventually(() => new URL(page.url()).searchParams.get('page')).toMatch(/^[45]$/)
  // in English the step of the same name stands before it
  await page
    .getByRole('link', { name: t('web-preview:edit') })
    .last()
    .click()
  await page.waitForURL('**/app/design/content?*')
  await page.goBack()
  await eventually(() => place.textContent()).toMatch(onlyFive)
}

const onlyFive = /(?<!\d)5(?!\d)/

/** Shares the book by its link, with a password; somebody else reads it. */
async function shareIt({ page, t, checkScreen, view }: Visitor): Promise<void> {
  await page.getByRole('button', { name: t('web-preview:share') }).click()
  const dialog = page.getByRole('dialog', { name: t('web-preview:sharing.heading') })
  await dialog.getByRole('checkbox', { name: new RegExp(t('web-preview:sharing.link')) }).click()
  const address = dialog.getByRole('textbox', { name: t('web-preview:sharing.link') })
  await address.waitFor()
  const link = await address.inputValue()
  await checkScreen('sharing')

  const reader = await app.visit(view)
  await reader.page.goto(link)
  await reader.page.getByRole('button', { name: t('web-review:open') }).click()
  await eventually(() => reader.page.locator('[role=img] svg').count()).toBeGreaterThan(0)
  await reader.checkScreen('review-open')
  // back to the closed book, not away from the site
  await reader.page.goBack()
  await reader.page.getByRole('button', { name: t('web-review:open') }).waitFor()
  await reader.leave()

  await dialog.getByRole('textbox', { name: t('web-preview:sharing.password') }).fill('紅豆湯圓加芋頭粥')
  await dialog.getByRole('button', { name: t('web-preview:sharing.setPassword') }).click()
  await dialog.getByText(t('web-preview:sharing.passwordHeld')).waitFor()
  const guest = await app.visit(view)
  guest.expectRefusal('404 /books/', '403 /unlock/', '400 /unlock/', '401 /unlock/')
  await guest.page.goto(link)
  const password = guest.page.getByLabel(t('web-review:password.label'))
  await password.fill('綠豆湯')
  await guest.page.getByRole('button', { name: t('web-review:password.open'), exact: true }).click()
  await guest.page.getByText(t('web-errors:codes.wrongPassword')).waitFor()
  await guest.checkScreen('review-password')
  await password.fill('紅豆湯圓加芋頭粥')
  await guest.page.getByRole('button', { name: t('web-review:password.open'), exact: true }).click()
  await guest.page.getByRole('button', { name: t('web-review:open') }).waitFor()
  await guest.checkScreen('review')
  await guest.leave()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}

async function download({ page, t, tPattern, view }: Visitor): Promise<void> {
  await page.getByRole('button', { name: t('web-preview:pdf.make') }).click()
  const ready = page.getByRole('link', { name: tPattern('web-preview:pdf.download') })
  await ready.waitFor({ timeout: 12 * minutes })
  const [file] = await Promise.all([page.waitForEvent('download'), ready.click()])
  const path = join(app.folder, `${view.name}.pdf`)
  await file.saveAs(path)
  const pdf = await PDFDocument.load(await readFile(path), { updateMetadata: false })
  expect(file.suggestedFilename()).toMatch(/\.pdf$/)
  expect(pdf.getPageCount()).toBeGreaterThan(20)
  expect(pdf.getTitle()).toContain('慢慢走的日子')
}

async function logOut({ page, t, checkScreen, context, view }: Visitor): Promise<void> {
  await page.getByRole('link', { name: t('design.back') }).click()
  await page.getByRole('heading', { level: 1, name: t('web-shelf:heading') }).waitFor()
  const menu = view.width === 375 ? t('nav.open') : t('nav.account')
  await page.getByRole('button', { name: menu }).click()
  const entry =
    view.width === 375
      ? page.getByRole('link', { name: t('nav.profile') })
      : page.getByRole('menuitem', { name: t('nav.profile') })
  await entry.waitFor()
  await checkScreen('menu')
  await entry.click()
  await page.getByRole('heading', { level: 1, name: t('web-profile:heading') }).waitFor()
  await page.getByRole('textbox', { name: t('web-profile:name') }).waitFor()
  await checkScreen('profile')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('web-profile:leave') })
    .click()
  await page.waitForURL(url => url.pathname === '/')
  await page.getByText(t('loggedOut')).waitFor()
  expect((await context.cookies()).filter(({ name }) => /user/.test(name))).toEqual([])
}
