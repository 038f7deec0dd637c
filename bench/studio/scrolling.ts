import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { z } from 'zod'
import { createBook } from '#contract/shelf'
import { writeDemoLife } from '#sandbox/demo-life/write-demo-life'
import { startChromium } from '../chromium.ts'
import { percentile } from '../median.ts'
import { atMost, figure, noTarget, type Table } from '../table.ts'
import { awaitGuide } from './await-guide.ts'
import { importArchive } from './import-archive.ts'
import { loginCookies } from './login-cookies.ts'
import { withService } from './start-service.ts'
import { type Visitor, visit } from './visitor.ts'

const size = { posts: 5000, photos: 2500 }
/** Pixels from frame to frame, about twelve rows in a tenth of a second: as fast as a list is thrown. */
const step = 200
const frameMs = 1000 / 60
const widths = [
  { width: 375, height: 740, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
  { width: 1280, height: 800 },
]

/** How even the selection of a long life scrolls, from its first month to its last. */
export async function benchScrolling(): Promise<Table[]> {
  return withService(async ({ origin }, folder) => {
    const zip = join(folder, 'facebook-sample.zip')
    await writeDemoLife({ target: { zip }, scale: size, photos: 'small' })
    const visitor = await visit(origin, 'empty')
    await awaitGuide(visitor)
    const { bid } = await visitor.ask(createBook, { body: {} })
    await importArchive(visitor, bid, zip)
    const browser = await startChromium(folder)
    try {
      const rows: string[][] = []
      for (const look of widths) {
        const { frames, waited } = await scroll(browser, visitor, bid, look)
        const late = frames.filter(ms => ms > 1.5 * frameMs).length
        rows.push(
          row(`${look.width} px: frame, ms`, frames),
          [
            `${look.width} px: frames after a skipped one, of ${frames.length}`,
            String(late),
            '',
            '',
            ...noTarget,
          ],
          [
            `${look.width} px: rows in sight that were still to come, %`,
            figure(100 * waited),
            '',
            '',
            ...noTarget,
          ],
        )
      }
      return [
        {
          title: `Scrolling through a selection of ${size.posts} entries`,
          columns: ['', 'p50', 'p95', 'worst', 'target p95', ''],
          rows,
          notes: [
            `From top to bottom, ${step} px a frame, once at each width, in a browser that has nothing kept. A frame takes ${figure(frameMs)} ms at 60 a second.`,
          ],
        },
      ]
    } finally {
      await browser.close()
    }
  })
}

function row(what: string, frames: number[]): string[] {
  const p95 = percentile(frames, 95)
  const shown = [percentile(frames, 50), p95, Math.max(...frames)].map(ms => figure(ms))
  // browsers tell frames in tenths of a millisecond
  return [what, ...shown, ...atMost(Math.floor(p95 * 10) / 10, 16.7, 'ms')]
}

const scrolled = z.object({ frames: z.array(z.number()), waited: z.number() })

async function scroll(
  browser: Browser,
  visitor: Visitor,
  bid: string,
  { width, height, ...device }: (typeof widths)[number],
): Promise<z.infer<typeof scrolled>> {
  const context = await browser.newContext({
    viewport: { width, height },
    ...device,
    locale: 'zh-TW',
    bypassCSP: true,
  })
  await context.addCookies(loginCookies(visitor))
  try {
    const page = await context.newPage()
    await page.goto(`${visitor.origin}/app/design/selection?bid=${bid}`)
    await page.locator('main article').nth(3).waitFor()
    await page.waitForFunction('[...document.images].every(image => image.complete)')
    return scrolled.parse(await page.evaluate(throwList))
  } finally {
    await context.close()
  }
}

/** Frames from the first that scrolls to the last, and which share of the rows was grey. */
const throwList = `new Promise(done => {
  const frames = []
  let rows = 0, grey = 0, before
  const next = now => {
    if (before !== undefined) frames.push(now - before)
    before = now
    grey += document.querySelectorAll('main [class*=ghost]').length
    rows += document.querySelectorAll('main article, main [class*=ghost]').length
    const end = document.documentElement.scrollHeight - innerHeight
    if (scrollY >= end - 1) return done({ frames, waited: grey / rows })
    scrollBy(0, ${step})
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
})`
