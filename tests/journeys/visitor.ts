import { join } from 'node:path'
import type { i18n } from 'i18next'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { z } from 'zod'
import { isDeep } from '../depth.ts'
import { bringAxe, findAxeViolations } from './find-axe-violations.ts'
import { foreignWords } from './foreign-words.ts'
import { watchShifts } from './layout-shifts.ts'
import { failureFolder, photograph, photosWanted } from './photograph.ts'
import { slowDown } from './slow-browser.ts'
import { smallFields } from './small-fields.ts'
import { browserOf, patternOf, translatorOf, type View } from './views.ts'

/** Somebody with a browser of his own, who notices whatever goes wrong in it. */
export interface Visitor {
  page: Page
  context: BrowserContext
  view: View
  t: i18n['t']
  /** The same words with anything where they leave room for something. */
  tPattern(key: string, values?: object): RegExp
  /** Lets answers be refusals (`404 /books/`), or calls fail (`net::ERR_…`). */
  expectRefusal(...answers: string[]): void
  /** Until the app is there: a drawn page is seen before. */
  opened(): Promise<void>
  /** A screen as it is now: without raw keys, foreign words, sideways scrolling, findings of axe and fields that a phone enlarges. */
  checkScreen(name: string, checks?: { axe: boolean }): Promise<void>
  /** What went wrong in the browser until now. */
  troubles(): string[]
  /** Ends the visit; fails if on the way something went wrong, or moved by more than a rounding that no press explains. */
  leave(): Promise<void>
}

export async function visit(browser: Browser, origin: string, view: View): Promise<Visitor> {
  const context = await browser.newContext({ ...browserOf(view), baseURL: origin, acceptDownloads: true })
  context.setDefaultTimeout(patienceMs)
  const troubles: string[] = []
  // a page that was just set anew may still be asked for by the name it had; a busy machine is asked again
  const expected = ['404 /pages/', '503 /']
  await context.addInitScript(
    `addEventListener('app-open', () => { document.documentElement.dataset.open = '' })`,
  )
  await context.addInitScript(keepToasts)
  await bringAxe(context)
  const shifts = await watchShifts(context, view.name)
  const page = await context.newPage()
  await slowDown(page)
  watch(page, troubles, expected)
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail' && !page.isClosed())
      await page.screenshot({ path: join(failureFolder, `failed-${view.name}.png`) })
    await context.close()
  })
  const t = translatorOf(view.language)
  const isForeign = foreignWords(view.language)
  const visitor: Visitor = {
    page,
    context,
    view,
    t,
    tPattern: (key, values) => patternOf(t, key, values),
    expectRefusal: (...answers) => expected.push(...answers),
    opened: () => page.locator('html[data-open]').waitFor(),
    async checkScreen(name, { axe } = { axe: visitor.view.axe !== false }) {
      const { view } = visitor
      await settle(page)
      await photograph(page, `${name}-${view.name}`)
      const look = async () => {
        const wide = Number(await page.evaluate('document.documentElement.scrollWidth'))
        return {
          words: isForeign(await readWords(page)),
          sideways: wide > view.width ? `${wide} px` : 'none',
          axe: axe ? await findAxeViolations(page) : [],
          smallFields: view.width === 375 ? await smallFields(page) : [],
        }
      }
      const isGood = (faults: object) => JSON.stringify(faults) === JSON.stringify(faultless)
      let faults = await look()
      // what opens or comes in is whole some frames later; what is wrong stays so
      for (const end = Date.now() + patienceMs; !isGood(faults) && Date.now() < end; ) {
        await page.waitForTimeout(250)
        faults = await look()
      }
      expect.soft(faults, `${name} at ${view.name}`).toEqual(faultless)
    },
    troubles: () => troubles,
    async leave() {
      await context.close()
      expect(troubles).toEqual([])
      expect(shifts.filter(({ value }) => value > mostShift)).toEqual([])
    },
  }
  return visitor
}

/**
 * Of one shift, as browsers count them (share of the window that moves, times how far it does): less is a rounding of places. In the views of
 * the deep run none over 0.001 is known any more, by one run of each after it was mended: until several show it, what browsers call good is held there.
 */
const mostShift = isDeep ? 0.1 : 0.001
const faultless = { words: [], sideways: 'none', axe: [], smallFields: [] }

// machines that run many tests at once are slow; what never comes fails all the same
const patienceMs = isDeep ? 180_000 : 60_000

/** The three seconds after which a toast goes never end: who looks for it on a busy machine may come later. */
const keepToasts = `{
  const { setTimeout } = window
  window.setTimeout = (work, ms, ...values) => (ms === 3_000 ? 0 : setTimeout(work, ms, ...values))
}`

/** What is so in a moment: `eventually(read).toBe(…)`. */
export function eventually<T>(read: () => T | Promise<T>, timeout = patienceMs) {
  return expect.poll(read, { timeout })
}

/** Everything that nobody asked for: dialogs, errors of scripts, refused answers, breaches of a content policy. */
function watch(page: Page, troubles: string[], expected: readonly string[]): void {
  page.on('dialog', dialog => {
    troubles.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', error => troubles.push(`error: ${error.stack ?? error.message}`))
  page.on('console', message => {
    if (message.type() !== 'error' && !/Content Security Policy/i.test(message.text())) return
    // refused answers are told apart below
    if (message.text().startsWith('Failed to load resource')) return
    troubles.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('response', response => {
    if (response.status() < 400) return
    const { pathname } = new URL(response.url())
    const isExpected = expected.some(refusal => {
      const [status = '', part = ''] = refusal.split(' ')
      return String(response.status()) === status && pathname.includes(part)
    })
    if (!isExpected) troubles.push(`${response.status()} ${response.request().method()} ${pathname}`)
  })
  page.on('requestfailed', request => {
    const why = request.failure()?.errorText
    // who goes to another page needs nothing more of this one
    if (why !== 'net::ERR_ABORTED' && !expected.includes(why ?? '')) troubles.push(`${why} ${request.url()}`)
  })
}

/** Until the app, its fonts and pictures are there; those further down only for a photograph, which shows them. */
async function settle(page: Page): Promise<void> {
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  // asked anew each time: a list that is drawn again has other pictures
  await eventually(() =>
    page.evaluate(`(() => {
      if (${photosWanted})
        for (const image of document.querySelectorAll('img[loading=lazy]')) image.loading = 'eager'
      return [...document.images].every(image => image.complete || image.loading === 'lazy')
    })()`),
  ).toBe(true)
  // a picture may be here and still not be painted
  if (!photosWanted) return
  await page.evaluate(
    'Promise.allSettled([...document.images].filter(image => image.complete).map(image => image.decode())).then(() => undefined)',
  )
}

/** All text that is shown or read out, piece by piece, but for the words of the book itself. */
async function readWords(page: Page): Promise<string[]> {
  return z.array(z.string()).parse(
    await page.evaluate(`(() => {
      const words = [document.title]
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walk.nextNode(); node; node = walk.nextNode())
        if (!node.parentElement.closest('script, style, noscript, svg, [data-page-words]')) words.push(node.nodeValue)
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        for (const element of document.querySelectorAll('[' + name + ']')) words.push(element.getAttribute(name))
      return words.map(text => text.trim()).filter(Boolean)
    })()`),
  )
}
