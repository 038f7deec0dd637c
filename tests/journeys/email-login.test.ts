import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertInvitation } from '#server/features/account/invitations/store'
import { hashOf } from '#server/features/account/sessions/authenticate'
import { connect } from '#server/kernel/db/connect'
import { openLogin } from './log-in-by.ts'
import { type App, startApp } from './start-app.ts'
import { desktop, englishPhone } from './views.ts'
import { eventually } from './visitor.ts'

// Takes long: two logins without a network, from the first page to the shelf and to the desk.

let app: App
beforeAll(async () => {
  app = await startApp({ environment: { EMAIL_LOGIN: 'on' } })
})
afterAll(() => app.close())

test('a link by e-mail opens the shelf where it was asked for, and says elsewhere how to go on', async () => {
  const [visitor, elsewhere] = [await app.visit(englishPhone), await app.visit(desktop)]
  const { page, t } = visitor
  await page.goto('/')
  await openLogin(visitor)
  await page.getByRole('link', { name: t('login.email') }).click()
  await page.getByLabel(t('web-login:email.label')).fill('yijun@example.com')
  await page.getByRole('button', { name: t('web-login:email.send') }).click()
  await page.getByRole('heading', { level: 1, name: t('web-login:email.sent.heading') }).waitFor()
  await eventually(mailedLink).not.toBeUndefined()
  const link = (await mailedLink()) ?? ''

  elsewhere.expectRefusal('403 /logins/')
  await elsewhere.page.goto(link)
  await elsewhere.page
    .getByRole('heading', { level: 1, name: elsewhere.t('web-login:link.other.heading') })
    .waitFor()
  expect(elsewhere.page.url()).not.toContain('key=')
  await elsewhere.checkScreen('login-link-elsewhere')
  await elsewhere.leave()

  await page.goto(link)
  await page.waitForURL('**/app/shelf')
  await page.getByRole('heading', { level: 1, name: t('web-shelf:heading') }).waitFor()
  await visitor.leave()
})

test('who is invited to the staff logs in his own way, and works at the desk', async () => {
  const visitor = await app.visit(desktop)
  const { page, t } = visitor
  const { db, close } = connect(app.studio.databaseUrl, () => undefined)
  const expiresAt = new Date('2100-01-01')
  await insertInvitation(db, { keyHash: hashOf('an-invitation-of-a-test'), makesStaff: true, expiresAt })
  await close()
  await page.goto('/login/invitation?key=an-invitation-of-a-test')
  await page.getByRole('heading', { level: 1, name: t('web-login:invitation.staff.heading') }).waitFor()
  expect(page.url()).not.toContain('key=')
  await visitor.checkScreen('invitation-staff')
  await page.getByRole('button', { name: t('login.local') }).click()
  await page.waitForURL('**/desk')
  await page.getByRole('heading', { level: 1, name: t('web-desk:heading') }).waitFor()
  await visitor.leave()
})

/** The path in the last mail, once it has come. */
async function mailedLink(): Promise<string | undefined> {
  const read = async (path: string) => (await fetch(app.studio.origin + path)).text()
  const message = /href="(\/sandbox\/mail\/[^"]+)"/.exec(await read('/sandbox/mail/'))?.[1]
  return message && /\/login\/link\?key=[\w-]+/.exec(await read(message))?.[0]
}
