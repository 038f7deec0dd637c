import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { watchShifts } from './layout-shifts.ts'
import { askBrowser } from './start-browser.ts'
import { eventually } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.connect((await askBrowser(inject('browserSocket'))).browser)
})
afterAll(() => browser.close())

test('what comes by itself is seen, also on a page where something was pressed', async () => {
  const { page, shifts } = await open()
  await page.evaluate('push()')
  await eventually(() => shifts.length).toBe(1)
  await page.getByRole('button').click()
  await page.evaluate('later(push)')
  await eventually(() => shifts.length).toBe(2)
})

test('what a press began explains what moves, however long its answer takes', async () => {
  const { page, shifts } = await open()
  await page.evaluate(`document.querySelector('button').onclick = () => fetch('/slow').then(push)`)
  const answering = Promise.withResolvers<void>()
  await page.route('**/slow', async route => {
    await answering.promise
    await route.fulfill({ body: '' })
  })
  await page.getByRole('button').click()
  // no press any more
  await page.evaluate('new Promise(later)')
  answering.resolve()
  await page.locator('p').waitFor()
  await page.evaluate('new Promise(later)')
  expect(shifts).toEqual([])
  await page.evaluate('push()')
  await eventually(() => shifts.length).toBe(1)
})

test('a press explains what moves before as many frames as usual are drawn, however late they are', async () => {
  const { page, shifts } = await open()
  await page.evaluate('holdFrames()')
  await page.getByRole('button').click()
  await page.evaluate('new Promise(done => setTimeout(done, 1_200))')
  await page.evaluate('push()')
  await page.evaluate('new Promise(painted)')
  expect(shifts).toEqual([])
  await page.evaluate('releaseFrames()')
  await page.evaluate('new Promise(later)')
  expect(shifts).toEqual([])
  await page.evaluate('push()')
  await eventually(() => shifts.length).toBe(1)
})

/** A page with a button, above which `push` puts a paragraph; `later` is when no press explains anything. */
async function open(): Promise<{ page: Page; shifts: readonly unknown[] }> {
  const context = await browser.newContext({ viewport: { width: 375, height: 740 } })
  onTestFinished(() => context.close())
  const shifts = await watchShifts(context, 'test')
  const page = await context.newPage()
  const html = `<button style="height: 9rem">Press</button><script>
    const push = () => document.body.prepend(Object.assign(document.createElement('p'), { textContent: 'more' }))
    const draw = window.requestAnimationFrame
    const frames = (count, done) => draw(() => (count > 1 ? frames(count - 1, done) : done()))
    const painted = done => frames(2, done)
    const later = done => setTimeout(() => frames(40, done), 1_200)
    const held = []
    const holdFrames = () => { window.requestAnimationFrame = drawn => held.push(drawn) }
    const releaseFrames = () => {
      window.requestAnimationFrame = draw
      for (const drawn of held) draw(drawn)
    }
  </script>`
  await page.route('**/page', route => route.fulfill({ body: html, contentType: 'text/html' }))
  await page.goto('http://localhost/page')
  await page.getByRole('button').waitFor()
  // it was painted where it is
  await page.evaluate('new Promise(painted)')
  return { page, shifts }
}
