import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { readPlan } from '#contract/pages'
import { createBook, readBook } from '#contract/shelf'
import { type TypesetName, typesetNames } from '#domain/catalogue/typesets'
import { writeDemoLife } from '#sandbox/demo-life/write-demo-life'
import { startChromium } from '../chromium.ts'
import { median, percentile, timed } from '../median.ts'
import { randomFrom } from '../reword.ts'
import { atMost, figure, type Table } from '../table.ts'
import { awaitGuide } from './await-guide.ts'
import { importArchive } from './import-archive.ts'
import { loginCookies } from './login-cookies.ts'
import { withService } from './start-service.ts'
import { type Visitor, visit } from './visitor.ts'

const large = { posts: 8300, photos: 1200 }
const usual = { posts: 1110, photos: 555 }
const times = 5
const jumps = 20
/** The first is set for the first time, the second was counted when the layouts were looked at. */
const others = ['a4-1', 'a5-waterfall-blog'] as const

/** How long somebody waits, in a browser, on the ways from screen to screen. */
export async function benchWays(): Promise<Table[]> {
  return withService(async ({ origin }, folder) => {
    const visitor = await visit(origin, 'empty')
    await awaitGuide(visitor)
    const long = await bringBook(visitor, folder, large)
    const book = await bringBook(visitor, folder, usual)
    const browser = await startChromium(folder)
    try {
      const logins = await seconds(() => logInToShelf(browser, origin))
      const openings = await seconds(() => openPreview(browser, visitor, long.bid))
      const inPreview = await jumpMonths(browser, visitor, long.bid, 'preview')
      const inContent = await jumpMonths(browser, visitor, long.bid, 'content')
      const rows = [
        row('login: from the choice of a person to the books on the shelf, s', logins, 50, 1.5, 's'),
        row(`preview of ${long.pages} pages: from its address to the large cover, s`, openings, 50, 1.5, 's'),
        row(`month jump in ${long.pages} pages: preview, ms`, inPreview, 95, 200, 'ms'),
        row(`month jump in ${long.pages} pages: content, ms`, inContent, 95, 200, 'ms'),
      ]
      for (const typeset of others) {
        const { first, whole, pages } = await switchTypeset(browser, visitor, book.bid, typeset)
        rows.push(
          row(`${book.pages} pages to ${typeset}: first ones seen, s`, [first], 50, 1, 's'),
          row(`${book.pages} pages to ${typeset}: all ${pages} set, s`, [whole], 50, 4, 's'),
        )
      }
      return [
        {
          title: 'Ways in a browser',
          columns: ['', 'p50', 'p95', 'target', ''],
          rows,
          notes: [
            `Targets: of a month jump at p95, else at p50. ${times} logins and openings, each in a browser that has nothing kept; ${jumps} jumps to any month, each once its pages are asked for the first time.`,
            'A jump ends when the first page of the month is drawn where one looks, with room for its photos. A layout is one that the book was never in, chosen on the screen of layouts; one goes on to the content at once.',
          ],
        },
      ]
    } finally {
      await browser.close()
    }
  })
}

function row(what: string, values: number[], percent: 50 | 95, limit: number, unit: string): string[] {
  const p95 = values.length > 1 ? figure(percentile(values, 95)) : ''
  return [what, figure(median(values)), p95, ...atMost(percentile(values, percent), limit, unit)]
}

async function seconds(work: () => Promise<number>): Promise<number[]> {
  const all: number[] = []
  for (let time = 0; time < times; time += 1) all.push(await work())
  return all
}

async function bringBook(visitor: Visitor, folder: string, scale: { posts: number; photos: number }) {
  const zip = join(folder, `facebook-${scale.posts}.zip`)
  await writeDemoLife({ target: { zip }, scale, photos: 'small' })
  const { bid } = await visitor.ask(createBook, { body: { typeset: 'a5-1' } })
  const { pages } = await importArchive(visitor, bid, zip)
  return { bid, pages }
}

async function logInToShelf(browser: Browser, origin: string): Promise<number> {
  return inNewPage(browser, async page => {
    await page.goto(`${origin}/social/facebook_login`)
    const { seconds } = await timed(async () => {
      await page.locator('[data-person=empty]').click()
      await page.waitForFunction(
        `location.pathname === '/app/shelf' && document.querySelectorAll('main h2').length > 1 &&
          [...document.images].every(image => image.complete)`,
      )
    })
    return seconds
  })
}

async function openPreview(browser: Browser, visitor: Visitor, bid: string): Promise<number> {
  return inNewPage(
    browser,
    async page => {
      const { seconds } = await timed(async () => {
        await page.goto(`${visitor.origin}/app/design/preview?bid=${bid}`)
        await page.waitForFunction(
          `[...document.querySelectorAll('main img')].some(image => image.complete && image.naturalWidth > 320)`,
        )
      })
      return seconds
    },
    visitor,
  )
}

/** Milliseconds from the choice of a month until its first page is drawn, as the page itself sees it. */
async function jumpMonths(browser: Browser, visitor: Visitor, bid: string, screen: 'preview' | 'content') {
  const { pages } = await visitor.ask(readPlan, { params: { bid } })
  const firsts = new Map<string, string>()
  for (const { chapterId, key } of pages)
    if (chapterId !== undefined && !firsts.has(chapterId)) firsts.set(chapterId, key)
  const random = randomFrom(7)
  return inNewPage(
    browser,
    async page => {
      await page.goto(`${visitor.origin}/app/design/${screen}?bid=${bid}`)
      const choice = page.locator('main select').first()
      await choice.waitFor()
      const milliseconds: number[] = []
      const left = [...firsts].slice(1)
      for (let jump = 0; jump < jumps && left.length > 0; jump += 1) {
        // somebody looks before going on, and what is beside it is fetched
        await pause(1000)
        const [chosen] = left.splice(Math.floor(random() * left.length), 1)
        if (!chosen) break
        milliseconds.push(await page.evaluate(jumpTo(...chosen)))
      }
      return milliseconds
    },
    visitor,
  )
}

const jumpTo = (month: string, key: string) => `new Promise(done => {
  const select = document.querySelector('main select')
  const start = performance.now()
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(select, '${month}')
  select.dispatchEvent(new Event('change', { bubbles: true }))
  const look = () => {
    const page = document.querySelector('[data-page="${key}"]')
    const { top = 0, bottom = 0 } = page?.getBoundingClientRect() ?? {}
    const isSeen = page?.querySelector('[role=img] > svg') && top < innerHeight && bottom > 0
    // painted with this frame
    if (isSeen) setTimeout(() => done(performance.now() - start))
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})`

async function switchTypeset(browser: Browser, visitor: Visitor, bid: string, typeset: TypesetName) {
  const params = { bid }
  const before = (await visitor.ask(readPlan, { params })).pages.map(({ key }) => key)
  return inNewPage(
    browser,
    async page => {
      await page.goto(`${visitor.origin}/app/design/cover?bid=${bid}&tab=layout`)
      const cards = page.locator('main [role=img] > svg')
      await cards.nth(13).waitFor()
      const start = performance.now()
      await page.locator('main input[type=radio]').nth(typesetNames.indexOf(typeset)).check()
      await page.locator('nav a[href*="/design/content"]').click()
      await page.waitForFunction(
        `(old => [...document.querySelectorAll('main [data-page]')].some(page => {
          const { top, bottom } = page.getBoundingClientRect()
          return !old.has(page.dataset.page) && page.querySelector('[role=img] > svg') && top < innerHeight && bottom > 0
        }))(new Set(${JSON.stringify(before)}))`,
      )
      const first = (performance.now() - start) / 1000
      for (;;) {
        const book = await visitor.ask(readBook, { params })
        if (book.typeset === typeset && (book.retypesetMonths[typeset]?.length ?? 0) === 0)
          return { first, whole: (performance.now() - start) / 1000, pages: book.totalPage }
        await pause(lookEveryMs)
      }
    },
    visitor,
  )
}

const lookEveryMs = 30

async function inNewPage<T>(
  browser: Browser,
  work: (page: Page) => Promise<T>,
  visitor?: Visitor,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'zh-TW',
    bypassCSP: true,
  })
  if (visitor) await context.addCookies(loginCookies(visitor))
  try {
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}
