import type { ElementHandle, Page } from 'playwright-core'
import { startChromium } from '../chromium.ts'
import { loginCookies } from './login-cookies.ts'
import type { Visitor } from './visitor.ts'

const entries = 8
const keysEach = 12

/**
 * Somebody types on the pages in a browser, a key after the last one is on screen: ms from key to painted page, and, where the words
 * are typed in their place, to the painted letter; as the content editor measures them itself.
 */
export async function typeOnPage(
  folder: string,
  origin: string,
  book: { bid: string; visitor: Visitor; months: readonly string[] },
): Promise<{ pages: number[]; letters: number[] }> {
  const browser = await startChromium(folder)
  try {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      locale: 'zh-TW',
      bypassCSP: true,
    })
    await context.addCookies(loginCookies(book.visitor))
    const page = await context.newPage()
    const pages: number[] = []
    const letters: number[] = []
    for (const month of book.months.slice(0, entries)) {
      await page.goto(`${origin}/app/design/content?bid=${book.bid}&month=${month}`)
      // an entry that stands on the page in view
      await (await entryInView(page)).click()
      // in its place, or in the form where it is not exact there
      await page.waitForFunction(`document.activeElement.matches('main [contenteditable], aside textarea')`)
      // by no key: it would count as the press of what is written next
      await page.evaluate(`(() => {
        const field = document.activeElement
        if (field.matches('textarea')) field.setSelectionRange(field.value.length, field.value.length)
        else getSelection().selectAllChildren(field), getSelection().collapseToEnd()
      })()`)
      for (let key = 1; key <= keysEach; key += 1) {
        await page.keyboard.type('好')

        await page.waitForFunction(`performance.getEntriesByName('keystroke-to-page').length >= ${key}`)
      }
      const durations = (name: string) =>
        page.evaluate<number[]>(`performance.getEntriesByName('${name}').map(measure => measure.duration)`)
      pages.push(...(await durations('keystroke-to-page')))
      letters.push(...(await durations('keystroke-to-letter')))
    }
    return { pages, letters }
  } finally {
    await browser.close()
  }
}

/**
 * The first entry whose words one sees whole, once the pages in view and those beside them are there with their pictures: nobody
 * finds an entry and writes in it in the second in which the app still starts.
 */
async function entryInView(page: Page): Promise<ElementHandle> {
  await page.waitForFunction(`(() => {
    const pages = [...document.querySelectorAll('main [aria-busy]')]
    const pictures = [...document.querySelectorAll('main image[href^="/"]')].map(image => image.href.baseVal)
    const loaded = new Set(performance.getEntriesByType('resource').map(entry => new URL(entry.name).pathname))
    return pages.length > 0 && pages.every(page => page.ariaBusy === 'false') && pictures.every(address => loaded.has(address))
  })()`)
  const found =
    await page.waitForFunction(`[...document.querySelectorAll('main button[data-words]')].find(button => {
    const { top, bottom } = button.getBoundingClientRect()
    return top >= ${barsHeight} && bottom <= innerHeight
  })`)
  const entry = found.asElement()
  if (!entry) throw new Error('no entry is in view')
  return entry as ElementHandle
}

/** CSS pixels of the bars that stay above the pages. */
const barsHeight = 136
