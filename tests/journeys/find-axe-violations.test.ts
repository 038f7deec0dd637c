import { chromium } from 'playwright-core'
import { expect, inject, onTestFinished, test } from 'vitest'
import { bringAxe, findAxeViolations } from './find-axe-violations.ts'
import { askBrowser } from './start-browser.ts'

test('axe finds what nobody could read, on each page anew, but nothing in what is drawn', async () => {
  const browser = await chromium.connect((await askBrowser(inject('browserSocket'))).browser)
  onTestFinished(() => browser.close())
  const context = await browser.newContext()
  await bringAxe(context)
  const page = await context.newPage()
  const show = (main: string) =>
    page.goto(
      `data:text/html,${encodeURIComponent(`<!doctype html><html lang=en><title>A</title><main><h1>A</h1>${main}</main>`)}`,
    )
  await show('<button></button>')
  expect(await findAxeViolations(page)).toEqual([expect.stringMatching(/^button-name: .*<button>/)])
  await show('<p style="color: #aaa; background: white">grey</p>')
  expect(await findAxeViolations(page)).toEqual([expect.stringMatching(/^color-contrast: /)])
  await show('<div role=img aria-label=page><svg><a href="https://a.example/"></a></svg></div>')
  expect(await findAxeViolations(page)).toEqual([])
})
