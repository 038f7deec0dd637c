import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeSession } from '#contract/sessions'
import { createBook } from '#contract/shelf'
import { deeper } from '../depth.ts'
import { type App, startApp } from './start-app.ts'
import { desktop, englishDesktop, phone, translatorOf, viewsOf } from './views.ts'
import { eventually } from './visitor.ts'

// Takes long: each screen is opened anew, with the whole app, after it was lost.

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test.each(viewsOf(phone))(
  'a screen that does not come says so after two minutes: $name',
  deeper,
  async view => {
    const visitor = await app.visitAs('empty', view)
    const { page, t, checkScreen } = visitor
    await page.clock.install()
    await page.goto('/app/shelf')
    // the screen is seen before the app is there that goes to another
    await visitor.opened()
    let isRequested = false
    // nobody answers any more
    await page.route('**/assets/*.js', () => {
      isRequested = true
    })
    const timeOfPage = async () => Number(await page.evaluate('Date.now()'))
    const left = await timeOfPage()
    await page.evaluate(
      `history.pushState(null, '', '/app/profile'); dispatchEvent(new PopStateEvent('popstate'))`,
    )
    await eventually(() => isRequested).toBe(true)
    const failed = page.getByRole('heading', { name: t('web-errors:chunk.heading') })
    await page.clock.runFor(90_000)
    const isTold = (await failed.count()) > 0
    // the time of the machine goes on beside
    expect(isTold && (await timeOfPage()) - left < 120_000).toBe(false)
    await page.clock.runFor(30_000)
    await failed.waitFor()
    await page.clock.resume()
    await checkScreen('chunk-failed')
    await page.unroute('**/assets/*.js')
    await page.getByRole('button', { name: t('web-errors:reload') }).click()
    await page.getByRole('heading', { level: 1, name: t('web-profile:heading') }).waitFor()
    await visitor.leave()
  },
)

test.each(viewsOf(englishDesktop))(
  'a login that has ended leads home and says so: $name',
  deeper,
  async view => {
    const visitor = await app.visitAs('second', view)
    const { page, t, checkScreen, token } = visitor
    visitor.expectRefusal('401 /books/')
    await page.goto('/app/shelf')
    await page.getByRole('button', { name: visitor.tPattern('web-shelf:editNamed') }).waitFor()
    // on another device
    await app.studio.call(closeSession, { token })
    await page.getByRole('button', { name: t('web-shelf:refresh') }).click()
    await page.getByRole('alert').getByText(t('web-errors:http.401')).waitFor()
    await page.getByRole('heading', { level: 1, name: t('web-home:hero.title') }).waitFor()
    await checkScreen('logged-out-by-expiry')
    expect((await visitor.context.cookies()).filter(({ name }) => /user/.test(name))).toEqual([])
    await visitor.leave()
  },
)

test('who is logged in reads the shelf in another language, here and after a reload, and new books are in it', async () => {
  const visitor = await app.visitAs('withholds', desktop)
  const { page, t, token } = visitor
  const tEnglish = translatorOf('en')
  await page.goto('/')
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: t('nav.language') })
    .click()
  const dialog = page.getByRole('dialog', { name: t('region.heading') })
  await dialog.getByRole('radio', { name: t('languages.en') }).check()
  const kept = page.waitForResponse(answer => answer.request().method() === 'PUT')
  await dialog.getByRole('button', { name: t('region.save') }).click()
  expect((await kept).status()).toBe(200)
  const book = (await app.studio.call(createBook, { token, body: {} })).body.data
  expect(book.cover_url).toContain('locale=en')
  await page.goto('/app/shelf')
  await page.getByRole('heading', { level: 1, name: tEnglish('web-shelf:heading') }).waitFor()
  await page.locator('html[lang="en"]').waitFor({ state: 'attached' })
  await visitor.leave()
})
