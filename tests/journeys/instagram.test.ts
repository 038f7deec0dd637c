import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listChapterItems, readSocialBook } from '#contract/social-books'
import { readReceipt } from '#contract/social-imports'
import { chooseInMenu, receiptBar } from './book-menu.ts'
import { logInBy } from './log-in-by.ts'
import { type House, openHouse } from './open-house.ts'
import { firstBook } from './prepare-book.ts'
import { views } from './views.ts'
import { soon, type Visitor } from './visitor.ts'

describe.each(views)('$name', view => {
  // an account of Instagram belongs to whoever linked it first
  let house: House
  beforeAll(async () => {
    house = await openHouse()
  })
  afterAll(() => house.close())

  test('Instagram alone: the login, what it brings, its pages', async () => {
    const visitor = await house.visit(view)
    const { page, say, like, look } = visitor
    await logIn(visitor, 'second')
    await page.getByRole('button', { name: like('web-shelf:editNamed') }).waitFor()
    await house.orderTrouble({ person: 'second', stall: { path: '/media', ms: 10 * minutes } })
    await bringInstagram(visitor, 'second')
    await page.waitForURL('**/app/design/selection?*')
    await page.getByText(say('web-import:progress.ins'), { exact: true }).waitFor()
    await look('instagram-importing')
    await house.endTrouble()
    const { token, made } = await ownerOf(visitor)
    await page.getByRole('link', { name: say('design.back') }).click()
    const card = page.locator('li[aria-busy="false"]')
    await card.getByRole('link', { name: like('web-shelf:purchaseNamed') }).waitFor()

    const receipt = (await house.studio.call(readReceipt, { token, query: { bid: made.bid } })).body.data
    expect(receipt.items.placed).toBeGreaterThan(20)
    await page.goto(`/app/design/selection?bid=${made.bid}&tab=instagram`)
    const tab = page.getByRole('link', { name: new RegExp(`^${say('web-selection:tabs.instagram')}`) })
    await soon(() => tab.textContent()).toBe(
      say('web-selection:tabs.instagram') + receipt.items.placed.toLocaleString(view.language),
    )
    await page.getByRole('article').first().waitFor()
    await soon(() => isInSight(tab)).toBe(true)
    await look('instagram-selection')
    await page.goto('/app/shelf')
    await chooseInMenu(visitor, 'receipt')
    await receiptBar(visitor).waitFor()
    await look('instagram-receipt')

    const { itemId, month, text } = await pictured(token, made.sid)
    await page.goto(`/app/design/content?bid=${made.bid}&month=${month}&item=${itemId}`)
    const area = page.locator(`:has(> [data-item="${itemId}"]) > [role=img] image`)
    await area.first().waitFor({ state: 'attached' })
    const field = page.getByRole('textbox', { name: say('web-content:fields.text'), exact: true })
    await soon(() => field.inputValue()).toBe(text)
    await look('instagram-pages')
    await page.goto('/app/profile')
    await isLinked(visitor, { instagram: true, facebook: false })
    await look('instagram-profile')
    await visitor.leave()
  })

  test('who came by Facebook links Instagram by an import, and comes back by either', async () => {
    const visitor = await house.visitAs('empty', view)
    const { page, say, look } = visitor
    await page.goto('/app/profile')
    await isLinked(visitor, { instagram: false, facebook: true })
    await page.getByRole('link', { name: say('web-profile:toShelf') }).click()
    await bringInstagram(visitor, 'second')
    await page.getByText(say('web-shelf:login.taken')).waitFor()
    await look('instagram-taken')
    await bringInstagram(visitor, 'empty')
    await page.getByText(say('web-selection:empty.instagram.read')).waitFor()
    await look('instagram-nothing')
    await page.goto('/app/profile')
    await isLinked(visitor, { instagram: true, facebook: true })
    await look('instagram-linked')
    await page
      .getByRole('main')
      .getByRole('button', { name: say('web-profile:leave') })
      .click()
    await page.waitForURL(url => url.pathname === '/')
    await logIn(visitor, 'empty')
    expect((await ownerOf(visitor)).uid).toBe(visitor.uid)
    await visitor.leave()
  })

  async function ownerOf({ context }: Visitor) {
    const kept = (await context.cookies()).find(({ name }) => /user/.test(name))
    const user = JSON.parse(decodeURIComponent(kept?.value ?? ''))
    const token = String(user.token.key)
    return { uid: String(user.uid), token, made: await firstBook(house.studio, { token }) }
  }

  /** An entry with a picture and words. */
  async function pictured(token: string, sid: string) {
    const { studio } = house
    const social = await studio.call(readSocialBook, { token, params: { sid } })
    const month = String(social.body.data.chapters.at(-1).month)
    const listed = await studio.call(listChapterItems, {
      token,
      params: { sid, cid: month },
      query: { deleted: false },
    })
    const items: { item_id: string; content: string; photos: unknown[] }[] = listed.body.data.items
    const [found] = items.filter(one => one.photos.length > 0 && one.content !== '')
    if (!found) throw new Error(`no picture in ${month}`)
    return { itemId: found.item_id, month, text: found.content }
  }
})

const minutes = 60_000

/** Within the width of the window. */
async function isInSight(one: Locator): Promise<boolean> {
  const box = await one.boundingBox()
  const width = one.page().viewportSize()?.width ?? 0
  return box !== null && box.x >= 0 && box.x + box.width <= width
}

async function logIn(visitor: Visitor, person: string): Promise<void> {
  await logInBy(visitor, 'instagram', person)
  await visitor.page.waitForURL('**/app/shelf')
}

/** From the shelf through the consent of Instagram. */
async function bringInstagram(visitor: Visitor, person: string): Promise<void> {
  const { page, say } = visitor
  await chooseInMenu(visitor, 'import')
  const dialog = page.getByRole('dialog', { name: say('web-import:heading') })
  await dialog.getByRole('button', { name: new RegExp(say('web-import:ways.instagramText')) }).click()
  await page.locator(`[data-person="${person}"]`).click()
}

async function isLinked(
  { page, say }: Visitor,
  linked: Record<'facebook' | 'instagram', boolean>,
): Promise<void> {
  for (const network of ['facebook', 'instagram'] as const)
    await page
      .getByRole('listitem')
      .filter({ hasText: say(`web-profile:networks.${network}`) })
      .getByText(say(linked[network] ? 'web-profile:linked' : 'web-profile:notLinked'), { exact: true })
      .waitFor()
}
