import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logInBy } from './log-in-by.ts'
import { type House, openHouse } from './open-house.ts'
import { desktop, views } from './views.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

describe.each(views)('$name', view => {
  test('an address that leads nowhere', async () => {
    const visitor = await house.visit(view)
    const { page, say } = visitor
    await page.goto('/nowhere/at/all')
    await page.getByRole('heading', { name: say('notFound.heading') }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/404')
    await page.getByRole('link', { name: say('toHome') }).click()
    await page.getByRole('heading', { level: 1, name: say('web-home:hero.title') }).waitFor()
    await visitor.leave()
  })

  test('the language is chosen, and stays', async () => {
    const visitor = await house.visit(view)
    const { page, say } = visitor
    await page.goto('/')
    if (view.width === 375) {
      await page.getByRole('button', { name: say('nav.open') }).click()
      await page
        .getByRole('navigation', { name: say('nav.label') })
        .last()
        .waitFor()
      await page.getByRole('button', { name: say('nav.language'), exact: true }).click()
    } else
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: say('nav.language') })
        .click()
    const dialog = page.getByRole('dialog', { name: say('region.heading') })
    await dialog.waitFor()
    const other = view.language === 'en' ? 'zh-tw' : 'en'
    await dialog.getByRole('radio', { name: say(`languages.${other}`) }).check()
    await dialog.getByRole('button', { name: say('region.save') }).click()
    const lang = other === 'en' ? 'en' : 'zh-Hant-TW'
    await page.locator(`html[lang="${lang}"]`).waitFor({ state: 'attached' })
    await page.reload()
    await page.locator(`html[lang="${lang}"]`).waitFor({ state: 'attached' })
    await visitor.leave()
  })
})

test('a guarded screen sends to the login and back', async () => {
  const visitor = await house.visit(desktop)
  const { page, say } = visitor
  await page.goto('/app/profile')
  await page.waitForURL(/\/sandbox\/facebook\//)
  await page.locator('[data-person="empty"]').click()
  await page.getByRole('heading', { level: 1, name: say('web-profile:heading') }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/app/profile')
  expect(page.url()).not.toMatch(/token|ticket/)
  await visitor.leave()
})

test('who refuses consent is told so and is nobody here', async () => {
  const visitor = await house.visit(desktop)
  const { page, say, look } = visitor
  await logInBy(visitor, 'facebook', 'refuses')
  await page.getByText(say('web-login:why.refused')).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  await look('login-refused')
  expect((await visitor.context.cookies()).some(({ name }) => name === 'user')).toBe(false)
  await visitor.leave()
})
