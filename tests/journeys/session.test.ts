import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeSession } from '#contract/users'
import { type House, openHouse } from './open-house.ts'
import { phone, sayIn, views } from './views.ts'
import { soon } from './visitor.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test.each(views)('a screen that does not come says so after two minutes: $name', async view => {
  const visitor = await house.visitAs('empty', view)
  const { page, say, look } = visitor
  await page.clock.install()
  await page.goto('/app/shelf')
  // the screen is seen before the app is there that goes to another
  await visitor.opened()
  let asked = false
  // nobody answers any more
  await page.route('**/assets/*.js', () => {
    asked = true
  })
  await page.evaluate(
    `history.pushState(null, '', '/app/profile'); dispatchEvent(new PopStateEvent('popstate'))`,
  )
  await soon(() => asked).toBe(true)
  const failed = page.getByRole('heading', { name: say('web-errors:chunk.heading') })
  await page.clock.runFor(119_000)
  expect(await failed.count()).toBe(0)
  await page.clock.runFor(1_500)
  await failed.waitFor()
  await page.clock.resume()
  await look('chunk-failed')
  await page.unroute('**/assets/*.js')
  await page.getByRole('button', { name: say('web-errors:reload') }).click()
  await page.getByRole('heading', { level: 1, name: say('web-profile:heading') }).waitFor()
  await visitor.leave()
})

test.each(views)('a login that has ended leads home and says so: $name', async view => {
  const visitor = await house.visitAs('second', view)
  const { page, say, look, token } = visitor
  visitor.expectRefusal('401 /books/')
  await page.goto('/app/shelf')
  await page.getByRole('button', { name: visitor.like('web-shelf:editNamed') }).waitFor()
  // on another device
  await house.studio.call(closeSession, { token })
  await page.getByRole('button', { name: say('web-shelf:refresh') }).click()
  await page.getByRole('alert').getByText(say('web-errors:http.401')).waitFor()
  await page.getByRole('heading', { level: 1, name: say('web-home:hero.title') }).waitFor()
  await look('logged-out-by-expiry')
  expect((await visitor.context.cookies()).filter(({ name }) => /user/.test(name))).toEqual([])
  await visitor.leave()
})

test('who is logged in reads the whole shelf in another language, here and after a reload', async () => {
  const visitor = await house.visitAs('withholds', phone)
  const { page, say } = visitor
  const sayEnglish = sayIn('en')
  await page.goto('/app/profile')
  await page.getByRole('combobox', { name: say('web-profile:language') }).selectOption('en')
  await page.getByRole('heading', { level: 1, name: sayEnglish('web-profile:heading') }).waitFor()
  await page.goto('/app/shelf')
  await page.getByRole('heading', { level: 1, name: sayEnglish('web-shelf:heading') }).waitFor()
  await page.locator('html[lang="en"]').waitFor({ state: 'attached' })
  await visitor.leave()
})
