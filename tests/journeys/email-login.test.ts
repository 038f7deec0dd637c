import { afterAll, beforeAll, expect, test } from 'vitest'
import { studio as wordsOfStudio } from '#locales/zh-tw/studio'
import { insertInvitation } from '#server/features/account/invitations/store'
import { hashOf } from '#server/features/account/sessions/authenticate'
import { connect } from '#server/kernel/db/connect'
import { openLogin } from './log-in-by.ts'
import { type App, startApp } from './start-app.ts'
import { desktop, englishPhone, phone } from './views.ts'
import { eventually, type Visitor } from './visitor.ts'

// Takes long: logins without a network, from the first page to the shelf, to the desk, by a passkey, and to a second account that is joined.

let app: App
beforeAll(async () => {
  app = await startApp({ environment: { EMAIL_LOGIN: 'on', PASSKEY_LOGIN: 'on' } })
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

test('who has two accounts reads what joining them does, joins them by name, and finds all books on one shelf', async () => {
  const visitor = await app.visitAs('second', phone)
  const { page, t, tPattern, checkScreen } = visitor
  await page.goto('/app/profile')
  await page.getByRole('link', { name: t('web-profile:joining.open') }).click()
  await page.getByRole('heading', { level: 1, name: t('web-joining:heading') }).waitFor()
  // the account of who sits at this machine
  const local = page.getByRole('button', { name: t('login.local') })
  await local.waitFor()
  // words for newcomers are for those
  for (const words of [t('login.privacy'), t('login.localText')])
    expect(await page.getByText(words).count()).toBe(0)
  await local.click()
  const field = page.getByRole('textbox', { name: tPattern('web-profile:deletion.name') })
  await field.waitFor()
  expect(new URL(page.url()).pathname).toBe('/app/joining')
  await page.getByText(t('web-joining:comes.books', { books: 1 })).waitFor()
  // what was shown is there after a reload too
  await page.reload()
  await field.waitFor()
  await field.fill('somebody else')
  await page.getByRole('button', { name: t('web-joining:confirm') }).click()
  await page.getByText(t('web-profile:deletion.mismatch')).waitFor()
  await checkScreen('joining-preview')
  await field.fill(wordsOfStudio.me)
  await field.press('Enter')
  await page.waitForURL('**/app/shelf')
  const editable = page.getByRole('button', { name: tPattern('web-shelf:editNamed') })
  await eventually(() => editable.count()).toBe(2)
  // who is in the account of this machine means another one
  await page.goto('/app/joining')
  await page.getByRole('heading', { level: 2, name: t('web-joining:begin.heading') }).waitFor()
  await page.getByRole('link', { name: t('login.email') }).waitFor()
  expect(await local.count()).toBe(0)
  await page.goto('/app/profile')
  await page.getByText(t('web-profile:networks.local')).first().waitFor()
  await visitor.leave()
})

test('who is invited to the staff logs in his own way, and works at the desk', async () => {
  const visitor = await app.visit(desktop)
  const { page, t } = visitor
  const { db, close } = connect(app.studio.databaseUrl, () => undefined)
  const expiresAt = new Date('2100-01-01')
  await insertInvitation(db, {
    invitationId: 'of-a-test',
    keyHash: hashOf('an-invitation-of-a-test'),
    makesStaff: true,
    expiresAt,
    createdAt: new Date(),
  })
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

test('who adds a passkey and links a mailbox logs in by the passkey, and lets the first way go', async () => {
  const visitor = await app.visitAs('empty', phone)
  const { page, t, tPattern, checkScreen, uid } = visitor
  await addAuthenticator(visitor)
  await page.goto('/app/profile')
  await page.getByRole('button', { name: t('web-profile:passkeys.add') }).click()
  await page.getByText(t('web-profile:passkeys.unused')).waitFor()
  await page.getByRole('button', { name: tPattern('web-profile:passkeys.renameNamed') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('我的手機')
  await checkScreen('passkey-rename')
  await dialog.getByRole('button', { name: t('web-profile:passkeys.save') }).click()
  await page.getByText('我的手機').waitFor()
  // the device has one by now
  await page.getByRole('button', { name: t('web-profile:passkeys.add') }).click()
  await page.getByText(t('web-profile:passkeys.known')).waitFor()

  const network = t('web-profile:networks.email')
  await page.getByRole('button', { name: t('web-profile:link.named', { network }) }).click()
  await dialog.getByLabel(network).fill('passkey@example.com')
  await checkScreen('profile-link-mailbox')
  const before = await mailedLink()
  await dialog.getByRole('button', { name: t('web-profile:link.email.send') }).click()
  await dialog.getByText(t('web-profile:link.email.sent', { email: 'passkey@example.com' })).waitFor()
  await eventually(mailedLink).not.toBe(before)
  await page.goto((await mailedLink()) ?? '')
  await page.waitForURL('**/app/profile')
  await page.getByText(t('web-login:why.linked')).waitFor()
  await checkScreen('profile-passkey')
  // what the profile asks for last: without the cookie it would be refused
  await page.getByRole('button', { name: t('web-profile:export.make') }).waitFor()

  await visitor.context.clearCookies()
  await page.goto('/login')
  await page.getByRole('button', { name: t('login.passkey') }).click()
  await page.waitForURL('**/app/shelf')
  expect(await page.evaluate('document.cookie')).toContain(uid)

  await page.goto('/app/profile')
  // sessions say the same below
  const passkey = page.getByRole('listitem').filter({ hasText: '我的手機' })
  await passkey.getByText(tPattern('web-profile:passkeys.used')).waitFor()
  const facebook = { network: t('web-profile:networks.facebook') }
  await page.getByRole('button', { name: t('web-profile:unlink.named', facebook) }).click()
  await dialog.getByRole('button', { name: t('web-profile:unlink.confirm') }).click()
  await page.getByRole('button', { name: t('web-profile:link.named', facebook) }).waitFor()
  await page
    .getByRole('button', { name: t('web-profile:passkeys.removeNamed', { name: '我的手機' }) })
    .click()
  await dialog.getByRole('button', { name: t('web-profile:passkeys.remove') }).click()
  await page.getByText(t('web-profile:unlink.last')).waitFor()
  await page.getByRole('button', { name: t('web-profile:link.named', facebook) }).click()
  await page.waitForURL('**/sandbox/facebook/**')
  await page.locator('[data-person="empty"]').click()
  await page.waitForURL('**/app/profile')
  await page.getByRole('button', { name: t('web-profile:unlink.named', facebook) }).waitFor()
  await visitor.leave()
})

/** A device with a screen lock, whose owner agrees to everything. */
async function addAuthenticator({ context, page }: Visitor): Promise<void> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options })
}

/** The path in the last mail, once it has come. */
async function mailedLink(): Promise<string | undefined> {
  const read = async (path: string) => (await fetch(app.studio.origin + path)).text()
  const message = /href="(\/sandbox\/mail\/[^"]+)"/.exec(await read('/sandbox/mail/'))?.[1]
  return message && /\/login\/link\?key=[\w-]+/.exec(await read(message))?.[0]
}
