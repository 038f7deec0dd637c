import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listChapterItems, readSocialBook } from '#contract/social-books'
import { readReceipt } from '#contract/social-imports'
import { type ContentNetwork, contentNetworks } from '#domain/catalogue/networks'
import { deeper } from '../depth.ts'
import { chooseInMenu, receiptBar } from './book-menu.ts'
import { logInBy } from './log-in-by.ts'
import { firstBook } from './prepare-book.ts'
import { type App, startApp } from './start-app.ts'
import { desktop, viewsOf } from './views.ts'
import { eventually, type Visitor } from './visitor.ts'

// Takes long: two imports of a whole account over HTTP, with its pictures.

describe.each(viewsOf(desktop))('$name', deeper, view => {
  // an account of Instagram belongs to whoever linked it first
  let app: App
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.close())

  test('Instagram alone: the login, what it brings, its pages', async () => {
    const visitor = await app.visit(view)
    const { page, t, tPattern, checkScreen } = visitor
    await logIn(visitor, 'second')
    await page.getByRole('button', { name: tPattern('web-shelf:editNamed') }).waitFor()
    await app.orderTrouble({ person: 'second', stall: { path: '/media', ms: 10 * minutes } })
    await bringInstagram(visitor, 'second')
    await page.waitForURL('**/app/design/selection?*')
    await page.getByText(t('web-import:progress.ins'), { exact: true }).waitFor()
    await checkScreen('instagram-importing')
    await app.endTrouble()
    const { token, made } = await ownerOf(visitor)
    await page.getByRole('link', { name: t('design.back') }).click()
    const card = page.locator('li[aria-busy="false"]')
    await card.getByRole('link', { name: tPattern('web-shelf:purchaseNamed') }).waitFor()

    const receipt = (await app.studio.call(readReceipt, { token, query: { bid: made.bid } })).body.data
    expect(receipt.items.placed).toBeGreaterThan(20)
    // by its step, which names no tab
    await page.goto(`/app/design/selection?bid=${made.bid}`)
    const tab = page.getByRole('link', { name: new RegExp(`^${t('web-selection:tabs.instagram')}`) })
    await eventually(() => tab.textContent()).toBe(
      t('web-selection:tabs.instagram') + receipt.items.placed.toLocaleString(view.language),
    )
    await page.getByRole('article').first().waitFor()
    await eventually(() => isInSight(tab)).toBe(true)
    await checkScreen('instagram-selection')
    await page.goto('/app/shelf')
    await chooseInMenu(visitor, 'receipt')
    await receiptBar(visitor).waitFor()
    await checkScreen('instagram-receipt')

    const { itemId, month, text } = await pictured(token, made.sid)
    await page.goto(`/app/design/content?bid=${made.bid}&month=${month}&item=${itemId}`)
    const area = page.locator(`:has(> [data-item="${itemId}"]) > [role=img] image`)
    await area.first().waitFor({ state: 'attached' })
    const field = page.getByRole('textbox', { name: t('web-content:fields.text'), exact: true })
    await eventually(() => field.inputValue()).toBe(text)
    await checkScreen('instagram-pages')
    await page.goto('/app/profile')
    await isLinked(visitor, { instagram: true, facebook: false })
    await checkScreen('instagram-profile')
    await visitor.leave()
  })

  test('who came by Facebook links Instagram by an import, and comes back by either', async () => {
    const visitor = await app.visitAs('empty', view)
    const { page, t, checkScreen } = visitor
    await page.goto('/app/profile')
    await isLinked(visitor, { instagram: false, facebook: true })
    await page.getByRole('link', { name: t('web-profile:toShelf') }).click()
    await bringInstagram(visitor, 'second')
    await page.getByText(t('web-shelf:login.taken')).waitFor()
    await checkScreen('instagram-taken')
    await bringInstagram(visitor, 'empty')
    await page.getByText(t('web-selection:empty.instagram.read')).waitFor()
    await checkScreen('instagram-nothing')
    await page.goto('/app/profile')
    await isLinked(visitor, { instagram: true, facebook: true })
    await checkScreen('instagram-linked')
    await page
      .getByRole('main')
      .getByRole('button', { name: t('web-profile:leave') })
      .click()
    await page.waitForURL(url => url.pathname === '/')
    // the next page tells it once more where the first one did not hear the answer in time
    visitor.expectRefusal('401 /sessions/')
    await logIn(visitor, 'empty')
    expect((await ownerOf(visitor)).uid).toBe(visitor.uid)
    await visitor.leave()
  })

  async function ownerOf({ context }: Visitor) {
    const cookies = await context.cookies()
    const user = JSON.parse(decodeURIComponent(cookies.find(({ name }) => /user/.test(name))?.value ?? ''))
    // no script of the page can read it
    const token = cookies.find(({ name }) => name === 'session')?.value ?? ''
    return { uid: String(user.uid), token, made: await firstBook(app.studio, { token }) }
  }

  /** An entry with a picture and words. */
  async function pictured(token: string, sid: string) {
    const { studio } = app
    const social = await studio.call(readSocialBook, { token, params: { sid } })
    const month = String(social.body.data.chapters.at(-1).month)
    const listed = await studio.call(listChapterItems, {
      token,
      params: { sid, cid: month },
      query: { deleted: false },
    })
    const items: { item_id: string; content: string; photos: unknown[] }[] = listed.body.data.items
    const [pictured] = items.filter(({ photos, content }) => photos.length > 0 && content !== '')
    if (!pictured) throw new Error(`no picture in ${month}`)
    return { itemId: pictured.item_id, month, text: pictured.content }
  }
})

const minutes = 60_000

/** Within the width of the window. */
async function isInSight(locator: Locator): Promise<boolean> {
  const box = await locator.boundingBox()
  const width = locator.page().viewportSize()?.width ?? 0
  return box !== null && box.x >= 0 && box.x + box.width <= width
}

async function logIn(visitor: Visitor, person: string): Promise<void> {
  await logInBy(visitor, 'instagram', person)
  await visitor.page.waitForURL('**/app/shelf')
}

/** From the shelf through the consent of Instagram. */
async function bringInstagram(visitor: Visitor, person: string): Promise<void> {
  const { page, t } = visitor
  await chooseInMenu(visitor, 'import')
  const dialog = page.getByRole('dialog', { name: t('web-import:heading') })
  await dialog.getByRole('button', { name: new RegExp(t('web-import:ways.instagramText')) }).click()
  await page.locator(`[data-person="${person}"]`).click()
}

async function isLinked({ page, t }: Visitor, linked: Record<ContentNetwork, boolean>): Promise<void> {
  for (const network of contentNetworks)
    await page
      .getByRole('listitem')
      .filter({ hasText: t(`web-profile:networks.${network}`) })
      .getByText(t(linked[network] ? 'web-profile:linked' : 'web-profile:notLinked'), { exact: true })
      .waitFor()
}
