import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { changeSharing } from '#contract/sharing'
import { listBooks } from '#contract/shelf'
import { freePort } from '../../cli/serve/free-port.ts'
import { firstLoadScripts, firstScreens, mostFirstBytes } from '../../tests/web/first-load.ts'
import { startChromium } from '../chromium.ts'
import { median } from '../median.ts'
import { atLeast, atMost, figure, noTarget, type Table } from '../table.ts'
import { writeBookArchive } from './book-archive.ts'
import { importArchive } from './import-archive.ts'
import { loginCookies } from './login-cookies.ts'
import { withService } from './start-service.ts'
import { type Visitor, visit } from './visitor.ts'

const runs = 5
const kinds = { performance: 95, accessibility: 100, 'best-practices': 100 } as const
/** Screens that a search may lead to. */
const publicPaths = ['/', '/pricing', '/faq', '/archives'] as const

/** What Lighthouse says of the first screens on a phone, and what they load first. */
export async function benchScreens(): Promise<Table[]> {
  return withService(async (service, folder) => {
    const zip = await writeBookArchive(folder)
    const visitor = await visit(service.origin, 'empty')
    const [book] = (await visitor.ask(listBooks)).books
    if (!book) throw new Error('there is no book')
    await importArchive(visitor, book.bid, zip)
    await visitor.ask(changeSharing, { params: { bid: book.bid }, body: { public: true } })
    const screens = [
      { name: 'home', address: '/', entry: firstScreens.home },
      { name: 'shelf', address: '/app/shelf', entry: firstScreens.shelf, visitor },
      { name: 'review', address: `/app/review?bid=${book.bid}`, entry: firstScreens.review },
    ]
    const rows: string[][] = []
    for (const screen of screens) {
      const audits = []
      for (let run = 0; run < runs; run += 1)
        audits.push(await look(folder, service.origin + screen.address, Object.keys(kinds), screen.visitor))
      for (const [kind, least] of Object.entries(kinds)) {
        const score = median(audits.map(audit => audit.scores[kind] ?? 0))
        rows.push([`${screen.name}: ${kind}`, figure(score), ...atLeast(score, least, '')])
      }
      for (const timing of ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'])
        rows.push([
          `${screen.name}: ${timing}, ms`,
          figure(median(audits.map(audit => audit.timings[timing] ?? 0))),
          ...noTarget,
        ])
      const kilobytes = (await firstLoadScripts(await builtFolder(folder), screen.entry)) / 1000
      rows.push([
        `${screen.name}: first-load script, kB gzipped`,
        figure(kilobytes),
        ...atMost(kilobytes, mostFirstBytes / 1000, 'kB'),
      ])
    }
    for (const address of publicPaths) {
      // what it looks at is in the page: one run says it
      const { scores } = await look(folder, service.origin + address, ['seo'])
      const { seo = 0 } = scores
      rows.push([`${address}: seo`, figure(seo), ...atLeast(seo, 100, '')])
    }
    return [
      {
        title: 'Screens on a phone, by Lighthouse',
        columns: ['', 'measured', 'target', ''],
        rows,
        notes: [
          `Medians of ${runs}, of SEO one run, each with a browser that has nothing kept; its simulated slow 4G and a processor four times slower.`,
          'Shelf: logged in, a book of 236 pages. Review: the same book, public, read by a visitor. Script: of the entry and the screen, with all that they import.',
        ],
      },
    ]
  })
}

async function builtFolder(folder: string): Promise<string> {
  const builds = join(folder, 'data', 'web')
  const [built] = await readdir(builds)
  if (built === undefined) throw new Error('there is no build of the web app')
  return join(builds, built)
}

interface Audit {
  scores: Record<string, number>
  timings: Record<string, number>
}

async function look(
  folder: string,
  address: string,
  onlyCategories: string[],
  visitor?: Visitor,
): Promise<Audit> {
  const port = await freePort()
  const browser = await startChromium(folder, [`--remote-debugging-port=${port}`])
  try {
    // Lighthouse opens and closes a page of its own, and some builds of Chromium draw nothing, or end, without another one
    await browser.newPage()
    if (visitor) {
      const session = await browser.newBrowserCDPSession()
      await session.send('Storage.setCookies', { cookies: loginCookies(visitor) })
    }
    const result = await lighthouse(address, {
      port,
      onlyCategories,
      logLevel: 'error',
      disableStorageReset: true,
    })
    if (!result) throw new Error('Lighthouse said nothing')
    const { categories, audits, finalDisplayedUrl } = result.lhr
    if (finalDisplayedUrl !== address) throw new Error(`it looked at ${finalDisplayedUrl}`)
    sayLost(audits)
    return {
      scores: Object.fromEntries(
        Object.entries(categories).map(([id, { score }]) => [id, (score ?? 0) * 100]),
      ),
      timings: Object.fromEntries(
        Object.entries(audits).flatMap(([id, { numericValue }]) =>
          numericValue === undefined ? [] : [[id, numericValue]],
        ),
      ),
    }
  } finally {
    await browser.close()
  }
}

/** What costs points, for who has to mend it. */
function sayLost(
  audits: Record<string, { id: string; title: string; score: number | null; displayValue?: string }>,
) {
  if (!process.env.DEBUG) return
  for (const { id, score, displayValue = '' } of Object.values(audits))
    if (score !== null && score < 0.9) console.error(id, score, displayValue)
}
