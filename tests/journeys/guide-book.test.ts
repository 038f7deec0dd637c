import { afterAll, beforeAll, test } from 'vitest'
import { deeper, isDeep } from '../depth.ts'
import { type App, startApp } from './start-app.ts'
import { desktop, englishPhone } from './views.ts'
import { eventually } from './visitor.ts'

// Takes long: the sample book is made first, from a whole life to its pages.

let app: App
beforeAll(async () => {
  app = await startApp({ guide: true })
})
afterAll(() => app.close())

test.each([isDeep ? englishPhone : desktop])(
  'a new person leafs through the sample book: $name',
  deeper,
  async view => {
    const visitor = await app.visitAs('empty', view)
    const { page, t, checkScreen } = visitor
    await page.goto('/app/shelf')
    const open = page.getByRole('link', { name: t('web-shelf:guide.open') })
    await eventually(async () => {
      await page.getByRole('button', { name: t('web-shelf:refresh') }).click()
      return open.count()
    }, 200_000).toBe(1)
    await checkScreen('shelf-guide')
    await open.click()
    await page.getByRole('button', { name: t('web-review:open') }).click()
    const book = page.getByRole('region', { name: t('web-reading:book') })
    await eventually(() => book.locator('[role=img] svg').count()).toBeGreaterThan(0)
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowLeft')
    await eventually(() => book.locator('[data-move]').count()).toBe(0)
    await eventually(() => book.locator('[role=img] svg').count()).toBeGreaterThan(0)
    await checkScreen('guide-open')
    await visitor.leave()
  },
)
