import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deeper } from '../depth.ts'
import { logInBy } from './log-in-by.ts'
import { type App, startApp } from './start-app.ts'
import { desktop, englishPhone, viewsOf } from './views.ts'
import { eventually } from './visitor.ts'

// Takes long: four visits from the first byte on, two of them through a login.

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

describe.each(viewsOf(englishPhone))('$name', deeper, view => {
  test('an address that leads nowhere', async () => {
    const visitor = await app.visit(view)
    const { page, t } = visitor
    visitor.expectRefusal('404 /nowhere/')
    expect((await page.goto('/nowhere/at/all'))?.status()).toBe(404)
    await page.getByRole('heading', { name: t('notFound.heading') }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/404')
    await page.getByRole('link', { name: t('toHome') }).click()
    await page.getByRole('heading', { level: 1, name: t('web-home:hero.title') }).waitFor()
    await visitor.leave()
  })

  test('something is seen before the app is there', async () => {
    const visitor = await app.visit(view)
    const { page, t } = visitor
    const waits = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async route => {
      await waits.promise
      await route.continue()
    })
    const sign = () => page.evaluate(`getComputedStyle(document.querySelector('#root'), '::before').content`)
    visitor.expectRefusal('404 /404')
    await page.goto('/404', { waitUntil: 'commit' })
    await eventually(sign).toBe('""')
    waits.resolve()
    await page.getByRole('heading', { name: t('notFound.heading') }).waitFor()
    expect(await sign()).toBe('none')
    await visitor.leave()
  })

  test('the language is chosen, and stays', async () => {
    const visitor = await app.visit(view)
    const { page, t } = visitor
    await page.goto('/')
    if (view.width === 375) {
      await page.getByRole('button', { name: t('nav.open') }).click()
      await page
        .getByRole('navigation', { name: t('nav.label') })
        .last()
        .waitFor()
      await page.getByRole('button', { name: t('nav.language'), exact: true }).click()
    } else
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: t('nav.language') })
        .click()
    const dialog = page.getByRole('dialog', { name: t('region.heading') })
    await dialog.waitFor()
    if (view.width !== 375) {
      const opener = page.getByRole('contentinfo').getByRole('button', { name: t('nav.language') })
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      await eventually(() => opener.evaluate(button => button.matches(':focus'))).toBe(true)
      await opener.press('Enter')
      await dialog.waitFor()
    }
    const other = view.language === 'en' ? 'zh-tw' : 'en'
    await dialog.getByRole('radio', { name: t(`languages.${other}`) }).check()
    await dialog.getByRole('button', { name: t('region.save') }).click()
    const lang = other === 'en' ? 'en' : 'zh-Hant-TW'
    await page.locator(`html[lang="${lang}"]`).waitFor({ state: 'attached' })
    await page.reload()
    await page.locator(`html[lang="${lang}"]`).waitFor({ state: 'attached' })
    await visitor.leave()
  })
})

test('a guarded screen sends to the login and back', async () => {
  const visitor = await app.visit(desktop)
  const { page, t } = visitor
  await page.goto('/app/profile')
  await page.getByRole('heading', { level: 1, name: t('login.heading') }).waitFor()
  await page.getByRole('link', { name: t('login.facebook') }).click()
  await page.waitForURL(/\/sandbox\/facebook\//)
  await page.locator('[data-person="empty"]').click()
  await page.getByRole('heading', { level: 1, name: t('web-profile:heading') }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/app/profile')
  expect(page.url()).not.toMatch(/token|ticket/)
  // not to the login of the network, which lies behind
  await page.goBack()
  await page.waitForURL(url => url.pathname === '/')
  await visitor.leave()
})

test('who sits at this machine has an account at once, and the same one again', async () => {
  const uids: string[] = []
  for (const back of ['/app/profile', '/app/orders']) {
    const visitor = await app.visit(englishPhone)
    const { page, t } = visitor
    await page.goto(back)
    await page.getByRole('button', { name: t('login.local') }).click()
    await page.waitForURL(`**${back}`)
    await eventually(async () =>
      (await visitor.context.cookies()).some(({ name }) => name === 'session'),
    ).toBe(true)
    const user = (await visitor.context.cookies()).find(({ name }) => name === 'user')
    uids.push(JSON.parse(decodeURIComponent(user?.value ?? '{}')).uid)
    await visitor.leave()
  }
  expect(uids[0]).toBe(uids[1])
})

test('who refuses consent is told so and is nobody here', async () => {
  const visitor = await app.visit(desktop)
  const { page, t, checkScreen } = visitor
  await logInBy(visitor, 'facebook', 'refuses')
  await page.getByText(t('web-login:why.refused')).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  await checkScreen('login-refused')
  expect((await visitor.context.cookies()).some(({ name }) => name === 'user')).toBe(false)
  await visitor.leave()
})
