import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContextOptions } from 'playwright-core'
import { request } from 'undici'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { changeDesign } from '#contract/design'
import { changeSharing } from '#contract/sharing'
import { listBooks } from '#contract/shelf'
import { standardPrices } from '#domain/prices/price-table'
import { insertPrices } from '#server/features/shop/prices/store'
import { connect } from '#server/kernel/db/connect'
import { newId } from '#server/new-id'
import { dayText } from '../../web/features/books/book-dates.ts'
import { halvePage } from './halved-page.ts'
import { photograph } from './photograph.ts'
import { type App, startApp } from './start-app.ts'
import { askBrowser } from './start-browser.ts'
import { browserOf, desktop, englishPhone, phone } from './views.ts'
import { eventually } from './visitor.ts'

// Takes long: pages are compared before and after the app takes them over, each in a browser of its own.

let app: App
let uid: string
let token: string
let bid: string
/** As long as a title may be, and it wants out. */
const title = '</script><svg onload=alert(1)><!--'
const author = `"><img src=x>&'`

beforeAll(async () => {
  app = await startApp()
  const { studio } = app
  ;({ uid, token } = await studio.logIn('empty'))
  const { body } = await studio.call(listBooks, { token })
  bid = body.data.books[0].bid
  const { status } = await studio.call(changeDesign, { token, params: { bid }, body: { title, author } })
  expect(status).toBe(200)
})
afterAll(() => app.close())

interface Session {
  uid: string
  key: string
}

const loggedIn = ({ uid, key }: Session) =>
  `test%20user=${encodeURIComponent(JSON.stringify({ uid, avatar: '' }))}; session=${key}`

/** A page as it comes, before any script; its root is empty where nothing was drawn. */
async function ask(path: string, cookie = '', language = 'zh-TW') {
  const { statusCode, headers, body } = await request(app.studio.origin + path, {
    headers: { accept: 'text/html', 'accept-language': language, cookie },
  })
  const html = await body.text()
  return { status: statusCode, headers, html, isDrawn: !html.includes('<div id="root"></div>') }
}

test('a shelf comes with its books, for nobody else to keep', async () => {
  const { status, headers, html, isDrawn } = await ask('/app/shelf', loggedIn({ uid, key: token }))
  expect({ status, isDrawn, kept: headers['cache-control'] }).toEqual({
    status: 200,
    isDrawn: true,
    kept: 'private, no-store',
  })
  expect(html).toContain('&lt;/script&gt;&lt;svg onload=alert(1)&gt;&lt;!--</h2>')
  expect(html).not.toContain(title)
  expect(html).not.toContain(author)
  expect(html).not.toContain(token)
})

test('prices and days are drawn as the desk has them', async () => {
  const { db, close } = connect(app.studio.databaseUrl, () => undefined)
  const { currency: _, ...prices } = standardPrices.TW
  const now = new Date()
  const change = {
    changeId: newId(),
    region: 'TW',
    changedBy: 'staff',
    validFrom: now,
    changedAt: now,
  } as const
  await insertPrices(db, { ...change, prices: { ...prices, deliveryDays: 23 } })
  await close()
  for (const path of ['/pricing', '/faq']) expect((await ask(path)).html).toContain('23 個工作天')
})

test('every screen is there for whoever asks, and nothing else is', async () => {
  const { webFolder } = await askBrowser(inject('browserSocket'))
  const listed: string[] = JSON.parse(await readFile(join(webFolder, '.server', 'screens.json'), 'utf8'))
  expect(listed).toEqual(expect.arrayContaining(['/', '/app/design', '/app/review/:bid?', '/groups']))
  const statusOf = async (path: string) => {
    const { statusCode, body } = await request(app.studio.origin + path, { headers: { accept: '*/*' } })
    await body.dump()
    return [path, statusCode]
  }
  for (const path of listed.map(pattern => pattern.replace(/:\w+\??/, 'b1')))
    expect(await statusOf(path)).toEqual([path, 200])
  for (const path of ['/404', '/app', '/nowhere']) expect(await statusOf(path)).toEqual([path, 404])
})

test('who is not known sees nothing of it', async () => {
  const stranger = await app.studio.logIn('second')
  const answers = await Promise.all(
    [
      '',
      'test%20user=%7B',
      loggedIn({ uid, key: 'long-dead' }),
      loggedIn({ uid, key: 'no%0D%0Aheader' }),
      loggedIn({ uid, key: stranger.token }),
    ].map(cookie => ask('/app/shelf', cookie)),
  )
  for (const { status, headers, html, isDrawn } of answers) {
    expect({ status, isDrawn, kept: headers['cache-control'] }).toEqual({
      status: 200,
      isDrawn: false,
      kept: 'no-cache',
    })
    expect(html).not.toContain('svg onload')
  }
  const own = await ask('/app/shelf', loggedIn({ uid: stranger.uid, key: stranger.token }))
  expect(own.isDrawn).toBe(true)
  expect(own.html).not.toContain('svg onload')
})

test('a book is drawn for those who may read it', async () => {
  const { studio } = app
  const share = async (body: object) => {
    const answer = await studio.call(changeSharing, { token, params: { bid }, body })
    return answer.body.data.link?.share
  }
  const isDrawn = async (query: string, cookie = '') => {
    const page = await ask(`/app/review?bid=${bid}${query}`, cookie)
    expect(page.html.includes('svg onload')).toBe(page.isDrawn)
    return page.isDrawn
  }
  expect(await isDrawn('')).toBe(false)
  expect(await isDrawn('', loggedIn({ uid, key: token }))).toBe(true)
  const key = await share({ link: {} })
  expect([
    await isDrawn(`&share=${key}`),
    await isDrawn('&share=wrong'),
    await isDrawn('&share=%0D%0Ax'),
  ]).toEqual([true, false, false])
  const locked = await share({ link: { password: 'red bean soup' } })
  expect(await isDrawn(`&share=${locked}`)).toBe(false)
  await share({ link: null, public: true })
  expect(await isDrawn('')).toBe(true)
  await share({ public: false })
})

test('pages that are drawn at the same time keep their own languages', async () => {
  const cookie = loggedIn({ uid, key: token })
  const pages = await Promise.all([
    ask('/app/shelf', cookie),
    ask('/app/shelf', cookie, 'en-GB,zh;q=0.5'),
    ask('/app/shelf', `language=zh-hk; ${cookie}`, 'en'),
    ask('/app/shelf', cookie, 'zh-Hant-HK'),
  ])
  expect(pages.map(({ html }) => /<html[^>]* lang="([^"]*)"/.exec(html)?.[1])).toEqual([
    'zh-Hant-TW',
    'en',
    'zh-Hant-HK',
    'zh-Hant-HK',
  ])
  expect(pages.map(({ html }) => /<h1>([^<]*)/.exec(html)?.[1])).toEqual(['書架', 'Shelf', '書架', '書架'])
})

test('what draws is not given away', async () => {
  const { statusCode } = await request(`${app.studio.origin}/.server/render-screen.mjs`)
  expect(statusCode).toBe(404)
})

test.each([phone, desktop])('the cards are there without any script ($name)', async view => {
  const { page } = await openAsOwner({ ...browserOf(view), javaScriptEnabled: false })
  await page.goto('/app/shelf')
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  await card.locator('img').waitFor()
  await photograph(page, `drawn-shelf-${view.name}`)
  await page.goto(`/app/review?bid=${bid}`)
  await page.getByRole('heading', { name: title, exact: true }).waitFor()
  await photograph(page, `drawn-review-${view.name}`)
})

async function openAsOwner(options: BrowserContextOptions) {
  const baseURL = app.studio.origin
  const context = await app.browser.newContext({ ...options, baseURL })
  onTestFinished(() => context.close())
  const value = encodeURIComponent(JSON.stringify({ uid, avatar: '' }))
  await context.addCookies([
    { name: 'test%20user', value, url: baseURL },
    { name: 'session', value: token, url: baseURL, httpOnly: true },
  ])
  return { context, page: await context.newPage() }
}

/** Tells when the app is open whether what stood there before is still the same. */
const watchTakeover = `
  let found = []
  addEventListener('DOMContentLoaded', () => { found = [...document.querySelectorAll('h1, h2, #root img')] })
  addEventListener('app-open', () => {
    document.documentElement.dataset.stayed = found.length > 1 && found.every(element => element.isConnected)
  })`

test.each([phone, englishPhone])('the app takes the page over as it is ($name)', async view => {
  const visitor = await app.visitAs('empty', view)
  const { page, context, t } = visitor
  // the book has no pages yet
  visitor.expectRefusal('400 /pages/')
  await context.addInitScript({ content: watchTakeover })
  // what came with the page is read anew after a second, which the app may take to open on a busy machine
  await page.clock.setFixedTime(new Date())
  const paths: string[] = []
  page.on('request', request => paths.push(new URL(request.url()).pathname))
  for (const path of ['/', '/app/shelf', `/app/review?bid=${bid}`]) {
    await page.goto(path)
    await page.locator('html[data-stayed]').waitFor()
    expect([path, await page.locator('html').getAttribute('data-stayed')]).toEqual([path, 'true'])
  }
  expect(paths.filter(path => /\/books\/([\w-]+\/)?$/.test(path))).toEqual([])
  // pressed as soon as it is seen
  await page.goto('/app/shelf', { waitUntil: 'commit' })
  await page.getByRole('button', { name: t('web-shelf:more', { title }) }).click()
  const remove = page.getByRole('menuitem', { name: t('web-shelf:menu.delete') })
  await remove.waitFor()
  // what is told of the work on a book pushes the button out of the window: its menu goes with it
  await page.getByRole('main').evaluate(main => Object.assign(main.style, { paddingTop: '200vh' }))
  await eventually(async () => (await remove.boundingBox())?.y ?? 0).toBeGreaterThan(1_000)
  await visitor.leave()
})

test('a page that comes in pieces is seen when its screen is whole', async () => {
  const visitor = await app.visitAs('empty', phone)
  const { page, t } = visitor
  // within the button that makes a book, before its sign and its words
  const cutAt = (html: string) => html.lastIndexOf('<svg', html.indexOf(`${t('web-shelf:create')}<`))
  const { address, sendRest } = await halvePage(app.studio.origin, '/app/shelf', cutAt)
  await page.goto(address, { waitUntil: 'commit' })
  await page.getByRole('main').locator('button').nth(1).waitFor({ state: 'attached' })
  expect(await page.evaluate(countFrames)).toBe(0)
  sendRest()
  await visitor.opened()
  await visitor.leave()
})

/** How many frames a browser shows while it could show twenty. */
const countFrames = `new Promise(done => {
  let frames = 0
  const count = () => { frames += 1; requestAnimationFrame(count) }
  requestAnimationFrame(count)
  let turns = 0
  const turn = () => { turns += 1; turns === 20 ? done(frames) : setTimeout(turn, 16) }
  turn()
})`

test('who scrolled before the app took the page over stays there', async () => {
  const visitor = await app.visit(phone)
  const { page, context } = visitor
  await context.addInitScript(`addEventListener('DOMContentLoaded', () => scrollTo(0, 300))`)
  await page.goto('/')
  await visitor.opened()
  expect(await page.evaluate('scrollY')).toBe(300)
  await visitor.leave()
})

test('who opens another address in the same tab begins at its top, and a reload stays', async () => {
  const visitor = await app.visit(phone)
  const { page } = visitor
  await page.goto('/')
  await visitor.opened()
  await page.evaluate('scrollTo(0, 600)')
  await page.reload()
  await visitor.opened()
  expect(await page.evaluate('scrollY')).toBe(600)
  await page.goto('/faq')
  await visitor.opened()
  expect(await page.evaluate('scrollY')).toBe(0)
  await visitor.leave()
})

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'a day is that of the reader (%s)',
  async timezoneId => {
    const { body } = await app.studio.call(listBooks, { token })
    const { page, context } = await openAsOwner({ ...browserOf(phone), timezoneId })
    await context.addInitScript({ content: watchTakeover })
    await page.goto('/app/shelf')
    await page.locator('html[data-stayed=true]').waitFor()
    const day = dayText(body.data.books[0].created_at, timezoneId)
    await page.getByRole('listitem').getByText(day).waitFor()
  },
)

test('who leaves is gone at once, and on the server as soon as it hears it', async () => {
  const visitor = await app.visitAs('second', desktop)
  const { page, t } = visitor
  await page.goto('/app/profile')
  await visitor.opened()
  const cookies = () => page.evaluate<string>('document.cookie')
  expect(await cookies()).toContain(visitor.uid)
  // its last part comes by itself
  await page.getByRole('heading', { name: t('web-profile:export.title') }).waitFor()
  // nothing more is loaded
  await page.route('**', route => route.abort())
  await page
    .getByRole('main')
    .getByRole('button', { name: t('web-profile:leave') })
    .click()
  expect(await cookies()).not.toContain(visitor.uid)
  const isOver = async () => (await app.studio.call(listBooks, { token: visitor.token })).status === 401
  expect(await isOver()).toBe(false)
  await page.unroute('**')
  await page.goto('/')
  await eventually(isOver).toBe(true)
  const names = async () => (await visitor.context.cookies()).map(({ name }) => name)
  // the server knows it before its answer is here
  await eventually(names).not.toContain('session')
})
