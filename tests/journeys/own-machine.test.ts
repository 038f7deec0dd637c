import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLogin } from './log-in-by.ts'
import { type App, startApp } from './start-app.ts'
import { phone } from './views.ts'

// Takes long: a site that no network knows, from the first page to where archives come in.

let app: App
beforeAll(async () => {
  app = await startApp({ environment: { SANDBOX: 'off' } })
})
afterAll(() => app.close())

test('on a machine of one’s own, without a network, the shelf leads to the archives', async () => {
  const visitor = await app.visit(phone)
  const { page, t } = visitor
  await page.goto('/')
  await openLogin(visitor)
  const dialog = page.getByRole('dialog', { name: t('login.heading') })
  await dialog.getByText(t('login.uploadText')).waitFor()
  expect(await dialog.getByRole('link').count()).toBe(0)
  await dialog.getByRole('button', { name: t('login.local') }).click()
  await page.waitForURL('**/app/shelf')
  await page.getByRole('heading', { name: t('web-shelf:archives.heading') }).waitFor()
  await visitor.checkScreen('shelf-by-archive')
  await page.getByRole('link', { name: t('web-shelf:archives.guide') }).waitFor()
  await page.getByRole('button', { name: t('web-shelf:archives.open') }).click()
  await page.getByRole('button', { name: t('web-import:upload.pick') }).waitFor()
  await visitor.leave()
})
