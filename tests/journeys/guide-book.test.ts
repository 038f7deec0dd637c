import { afterAll, beforeAll, test } from 'vitest'
import { type House, openHouse } from './open-house.ts'
import { desktop, englishPhone } from './views.ts'
import { soon } from './visitor.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({ guide: true })
})
afterAll(() => house.close())

test.each([desktop, englishPhone])('a new person leafs through the sample book: $name', async view => {
  const visitor = await house.visitAs('empty', view)
  const { page, say, look } = visitor
  await page.goto('/app/shelf')
  const open = page.getByRole('link', { name: say('web-shelf:guide.open') })
  await soon(async () => {
    await page.getByRole('button', { name: say('web-shelf:refresh') }).click()
    return open.count()
  }, 90_000).toBe(1)
  await look('shelf-guide')
  await open.click()
  await page.getByRole('button', { name: say('web-review:open') }).click()
  const book = page.getByRole('region', { name: say('web-reading:book') })
  await soon(() => book.locator('[role=img] svg').count()).toBeGreaterThan(0)
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await soon(() => book.locator('[data-move]').count()).toBe(0)
  await soon(() => book.locator('[role=img] svg').count()).toBeGreaterThan(0)
  await look('guide-open')
  await visitor.leave()
})
