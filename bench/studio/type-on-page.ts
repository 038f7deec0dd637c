import { setTimeout as pause } from 'node:timers/promises'
import type { ElementHandle, Page } from 'playwright-core'
import { z } from 'zod'
import { startChromium } from '../chromium.ts'
import { randomFrom } from '../reword.ts'
import { loginCookies } from './login-cookies.ts'
import type { Visitor } from './visitor.ts'

const entries = 8
const keysEach = 12
const frameMs = 1000 / 60

/**
 * Somebody types on the pages in a browser, a key after the last one is on screen: ms from key to painted page, and, where the words
 * are typed in their place, to the painted letter, with and without the wait for the screen's next frame; as the content editor
 * measures them itself.
 */
export async function typeOnPage(
  folder: string,
  origin: string,
  book: { bid: string; visitor: Visitor; months: readonly string[] },
): Promise<{ pages: number[]; letters: number[]; work: number[] }> {
  const browser = await startChromium(folder)
  const random = randomFrom(12)
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
    const work: number[] = []
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
        // people's keys and the frames of a screen have nothing to do with each other; what is awaited here ends with a frame
        await pause(random() * 2 * frameMs)
        await page.keyboard.type('好')
        await page.waitForFunction(`performance.getEntriesByName('keystroke-to-page').length >= ${key}`)
      }
      pages.push(...(await measured(page, 'keystroke-to-page')).map(({ duration }) => duration))
      for (const { duration, detail } of await measured(page, 'keystroke-to-letter')) {
        letters.push(duration)
        work.push(duration - z.object({ waitedMs: z.number() }).parse(detail).waitedMs)
      }
    }
    return { pages, letters, work }
  } finally {
    await browser.close()
  }
}

function measured(page: Page, name: string): Promise<{ duration: number; detail: unknown }[]> {
  return page.evaluate(
    `performance.getEntriesByName('${name}').map(({ duration, detail }) => ({ duration, detail }))`,
  )
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
  const button =
    await page.waitForFunction(`[...document.querySelectorAll('main button[data-words]')].find(button => {
    const { top, bottom } = button.getBoundingClientRect()
    return top >= ${barsHeight} && bottom <= innerHeight
  })`)
  const entry = button.asElement()
  if (!entry) throw new Error('no entry is in view')
  return entry as ElementHandle
}

/** CSS pixels of the bars that stay above the pages. */
const barsHeight = 136
