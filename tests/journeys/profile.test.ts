import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createItem } from '#contract/items'
import { listBooks } from '#contract/shelf'
import { readUser } from '#contract/users'
import { identities } from '#server/features/account/identities/schema'
import { sessions } from '#server/features/account/sessions/schema'
import { connect } from '#server/kernel/db/connect'
import { deeper } from '../depth.ts'
import { bringIn, itemsOf } from '../kill/book-steps.ts'
import { type App, startApp } from './start-app.ts'
import { ownPerson, phone, viewsOf } from './views.ts'
import { eventually } from './visitor.ts'

// Takes long: people log in anew after each end of a login, and the profile is looked at by axe.

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

/** As if an import from there had been consented to. */
async function linkInstagram(uid: string): Promise<void> {
  const { db, close } = connect(app.studio.databaseUrl, () => undefined)
  const linked = {
    network: 'instagram',
    subject: `at-${uid}`,
    uid,
    name: 'me',
    linkedAt: new Date(),
  } as const
  await db.insert(identities).values(linked)
  expect(await db.$count(identities, eq(identities.uid, uid))).toBe(2)
  await close()
}

/** As if a day had gone by since the person logged in. */
async function ageLogins(uid: string): Promise<void> {
  const { db, close } = connect(app.studio.databaseUrl, () => undefined)
  const yesterday = new Date(Date.now() - 24 * 3_600_000)
  await db.update(sessions).set({ createdAt: yesterday }).where(eq(sessions.uid, uid))
  await close()
}

describe.each(viewsOf(phone))('$name', deeper, view => {
  test('who looks after the account ends a login elsewhere and unlinks a network, but not the last', async () => {
    const visitor = await app.visitAs(ownPerson(view), view)
    const { page, t, checkScreen, uid } = visitor
    const read = (token: string) => app.studio.call(readUser, { token, params: { uid } })
    const elsewhere = await app.studio.logIn(ownPerson(view))
    await linkInstagram(uid)
    await page.goto('/app/profile')
    await page.getByText(t('web-profile:sessions.here')).waitFor()
    const end = { name: t('web-profile:sessions.endNamed', { device: t('web-profile:sessions.program') }) }
    await page.getByRole('button', end).waitFor()
    await checkScreen('profile-sessions')
    await page.getByRole('button', end).click()
    await page.getByRole('button', end).waitFor({ state: 'detached' })
    expect([(await read(elsewhere.token)).status, (await read(visitor.token)).status]).toEqual([401, 200])

    const stolen = await app.studio.logIn(ownPerson(view))
    const network = t('web-profile:networks.instagram')
    await page.getByRole('button', { name: t('web-profile:unlink.named', { network }) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(t('web-profile:unlink.text', { network })).waitFor()
    await checkScreen('profile-unlink')
    await dialog.getByLabel(t('web-profile:sessions.endOthersToo')).check()
    await dialog.getByRole('button', { name: t('web-profile:unlink.confirm') }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText(t('web-profile:unlink.last')).waitFor()
    await expect.poll(async () => (await read(stolen.token)).status).toBe(401)
    expect((await read(visitor.token)).body.data.networks).toEqual(['facebook'])

    await ageLogins(uid)
    visitor.expectRefusal('403 /accounts/')
    const link = page.getByRole('button', { name: t('web-profile:link.named', { network }) })
    await link.click()
    await page.getByRole('heading', { level: 1, name: t('web-login:again.heading') }).waitFor()
    await checkScreen('login-again')
    await page.getByRole('link', { name: t('web-frame:login.facebook') }).click()
    await page.waitForURL('**/sandbox/facebook/**auth_type=reauthenticate**')
    await page.locator(`[data-person="${ownPerson(view)}"]`).click()
    await page.waitForURL('**/app/profile')
    await link.click()
    await page.waitForURL('**/sandbox/instagram/**')
    await visitor.leave()
  })

  test('who takes everything along waits for it, fetches it, and brings it in as somebody else', async () => {
    const visitor = await app.visitAs(ownPerson(view), view)
    const { page, t, checkScreen, token } = visitor
    const [{ bid }] = (await app.studio.call(listBooks, { token })).body.data.books
    const body = { content: '要帶走的一則', postDate: '2024-05-03 10:30', picList: [] }
    expect((await app.studio.call(createItem, { token, params: { bid }, body })).status).toBe(201)
    await page.goto('/app/profile')
    await page.getByRole('button', { name: t('web-profile:export.make') }).click()
    const fetchIt = page.getByRole('link', { name: t('web-profile:export.fetch') })
    await fetchIt.waitFor({ timeout: 60_000 })
    await checkScreen('profile-export')
    const [download] = await Promise.all([page.waitForEvent('download'), fetchIt.click()])
    const path = join(app.folder, download.suggestedFilename())
    expect(path).toMatch(/daybound-[\d-]{10}\.zip$/)
    await download.saveAs(path)
    const newcomer = await app.studio.firstBook('withholds')
    const caller = { origin: app.studio.origin, token: newcomer.token, onCall: () => undefined }
    await bringIn(caller, newcomer, path)
    expect((await itemsOf(caller, newcomer, {})).map(({ content }) => content)).toContain(body.content)
    await visitor.leave()
  })

  test('who deletes the account types the name, is told of it everywhere, and keeps it after all', async () => {
    const visitor = await app.visitAs(ownPerson(view), view)
    const { page, t, tPattern, checkScreen, uid, token } = visitor
    const account = async () => (await app.studio.call(readUser, { token, params: { uid } })).body.data
    const { name } = await account()
    await page.goto('/app/profile')
    await page.getByRole('button', { name: t('web-profile:deletion.open') }).click()
    const dialog = page.getByRole('dialog')
    const field = dialog.getByRole('textbox', { name: t('web-profile:deletion.name', { name }) })
    await field.fill('somebody else')
    await checkScreen('profile-delete')
    await dialog.getByRole('button', { name: t('web-profile:deletion.confirm') }).click()
    await dialog.getByText(t('web-profile:deletion.mismatch')).waitFor()
    expect((await account()).deletes_at).toBeNull()
    await field.fill(` ${name} `)
    await field.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    const notice = page.getByText(tPattern('web-profile:deletion.bar'))
    const bar = page.getByRole('status').filter({ has: notice })
    await bar.waitFor()
    expect((await account()).deletes_at).not.toBeNull()
    await page.getByRole('button', { name: t('web-profile:deletion.open') }).waitFor({ state: 'detached' })
    await checkScreen('profile-deleting')
    await page.goto('/app/shelf')
    await bar.waitFor()
    await checkScreen('shelf-deleting')
    await bar.getByRole('button', { name: t('web-profile:deletion.keep') }).click()
    await bar.waitFor({ state: 'detached' })
    await eventually(async () => (await account()).deletes_at).toBeNull()
    await visitor.leave()
  })
})
