import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { listChapterItems } from '#contract/social-books'
import { planLife } from '#sandbox/demo-life/timeline'
import { deeper } from '../depth.ts'
import { rawZip } from '../hostile-zips.ts'
import { type SmallPost, smallZip } from '../imports/small-zip.ts'
import type { BookIds } from '../kill/book-steps.ts'
import { usualBook } from '../usual-book.ts'
import { chooseInMenu, receiptBar, receiptOf, receiptSays } from './book-menu.ts'
import { drawnPhoto, emptyBook } from './prepare-book.ts'
import { type Sums, sentenceOf } from './receipt-words.ts'
import { type App, startApp } from './start-app.ts'
import { deepViews, englishPhone, viewsOf } from './views.ts'
import { eventually, type Visitor } from './visitor.ts'

// Takes long: five archives are read, and pages are set after each.

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

// a person has room for a book of each view: each test has a person of its own
describe.each(viewsOf(englishPhone))('$name', deeper, view => {
  test('the part of an archive that was missing is added, and a duplicate taken after all', async () => {
    const visitor = await app.visitAs('empty', view)
    const { t, checkScreen } = visitor
    const title = `分成兩個的備份 ${view.name}`
    const made = await emptyBook(app.studio, visitor, title)
    // its months run on
    await usualBook(app.studio, made.bid)
    const [first, second] = await writeParts()
    await openReceiptOf(visitor, title)
    const receipt = receiptOf(visitor)
    await receipt.getByText(t('web-import:receipt.none')).waitFor()
    await checkScreen('receipt-empty')

    await receipt.getByRole('button', { name: t('web-import:receipt.bring') }).click()
    await upload(visitor, first)
    await checkScreen('receipt-part-uploaded')
    await openFromPanel(visitor)
    await says(visitor, { items: 4, photos: 4, placedItems: 2, placedPhotos: 1 })
    await openGroup(visitor, 'reasons.file-missing')
    await checkScreen('receipt-part-missing')
    await receipt.getByRole('button', { name: t('web-import:receipt.addArchive') }).click()
    await upload(visitor, second)
    await openFromPanel(visitor)
    await says(visitor, { items: 4, photos: 4, placedItems: 3, placedPhotos: 3 })
    // the sums are the same while its duplicate is still looked for
    await receiptSays(visitor, t('web-import:reasons.file-missing'), 0)

    const copy = await openGroup(visitor, 'itemReasons.same-photo')
    await checkScreen('receipt-duplicate')
    await copy.getByRole('button', { name: visitor.tPattern('web-import:receipt.takeNamed') }).click()
    await copy.getByText(t('web-import:receipt.taken')).waitFor()
    await says(visitor, { items: 4, photos: 4, placedItems: 4, placedPhotos: 4 })
    await checkScreen('receipt-taken')
    await openReceiptOf(visitor, title)
    await says(visitor, { items: 4, photos: 4, placedItems: 4, placedPhotos: 4 })
    await receipt.getByText(t('web-import:receipt.all')).waitFor()
    await checkScreen('receipt-whole')
    // one of them opens the month, and what came in May goes on after March
    await visitor.page.goto(`/app/design/content?bid=${made.bid}&month=202203`)
    await eventually(() => visitor.page.getByRole('main').locator('[role=img] image').count()).toBe(4)
    await visitor.leave()
  })
})

describe.each(deepViews)('$name', deeper, view => {
  test('photos that are only addresses in the archive are read by a login, and again by another where it ends', async () => {
    const visitor = await app.visitAs('second', view)
    const { page, t, checkScreen } = visitor
    const title = `只有網址的備份 ${view.name}`
    const made = await emptyBook(app.studio, visitor, title)
    const path = await writeAddresses()
    await page.goto(`/app/design/selection?bid=${made.bid}&tab=facebook`)
    await page
      .getByRole('button', { name: t('web-selection:import'), exact: true })
      .first()
      .click()
    await page.getByRole('button', { name: new RegExp(t('web-import:ways.uploadText')) }).click()
    await upload(visitor, path)
    await openFromPanel(visitor)
    await says(visitor, { items: 1, photos: 3, placedItems: 1, placedPhotos: 0 })
    await openGroup(visitor, 'reasons.not-in-archive-remote')
    await checkScreen('receipt-addresses')

    await app.orderTrouble({ person: 'second', expireAfter: 1 })
    await logInAgain(visitor)
    await openReceiptOf(visitor, title)
    const expired = t('web-import:receipt.troubles.expired', { network: 'Facebook' })
    await receiptSays(visitor, expired)
    await checkScreen('receipt-login-expired')

    await logInAgain(visitor)
    await openReceiptOf(visitor, title)
    await receiptBar(visitor).waitFor()
    // both are told until what is being read has come in
    await receiptSays(visitor, expired, 0)
    await receiptSays(visitor, t('web-import:reasons.not-in-archive-remote'), 0)
    await checkScreen('receipt-logged-in-again')
    await receiptSays(visitor, t('web-import:reasons.file-missing'), 0)
    await seesPictures(visitor, made, '202203', 3)
    await visitor.leave()
  })

  test('what both networks have is read by the login of each, and what is no photo is told from a document', async () => {
    const visitor = await app.visitAs('limited', view)
    const { t, tPattern, checkScreen } = visitor
    const title = `兩個網站的備份 ${view.name}`
    await emptyBook(app.studio, visitor, title)
    await openReceiptOf(visitor, title)
    const receipt = receiptOf(visitor)
    await receipt.getByRole('button', { name: t('web-import:receipt.bring') }).click()
    await upload(visitor, ...(await writeBothNetworks()))
    await openFromPanel(visitor)
    await says(visitor, { items: 2, photos: 4, placedItems: 2, placedPhotos: 0 })

    const addresses = await openGroup(visitor, 'reasons.not-in-archive-remote')
    const logins = addresses.getByRole('link', { name: tPattern('web-import:receipt.login') })
    await eventually(() => logins.allTextContents()).toEqual(
      ['Facebook', 'Instagram'].map(network => t('web-import:receipt.login', { network })),
    )
    await checkScreen('receipt-both-networks')
    for (const reason of ['reasons.not-a-picture', 'photoReasons.unreadable.not-a-picture'])
      await openGroup(visitor, reason)
    await visitor.leave()
  })
})

const march = Date.UTC(2022, 2, 5, 4) / 1000
const may = Date.UTC(2022, 4, 7, 4) / 1000

/** An archive in two parts: words and one photo, then the other photos; one of them was posted twice. */
async function writeParts(): Promise<[string, string]> {
  const posts = [
    { time: march, text: '三月的第一個星期六，在巷口喝咖啡。', photos: ['a.jpg', 'b.jpg'] },
    { time: march + 90_000, photos: ['c.jpg'] },
    { time: may, photos: ['d.jpg'] },
    { time: may + 90_000, text: '下了一整天的雨。' },
  ]
  const [a, b, c] = await Promise.all([
    drawnPhoto('cafe', 'a'),
    drawnPhoto('sea', 'b'),
    drawnPhoto('hotpot', 'c'),
  ])
  return Promise.all([
    smallZip(app.folder, 'facebook-1.zip', posts, { 'a.jpg': a }),
    smallZip(app.folder, 'facebook-2.zip', undefined, { 'b.jpg': b, 'c.jpg': c, 'd.jpg': c }),
  ])
}

/** One of the posts that `second` has, with addresses in place of its photos. */
function writeAddresses(): Promise<string> {
  const posts: SmallPost[] = planLife('second')
    .posts.filter(({ at, media }) => at === taggedAt && media.length > 0)
    .map(({ at, text, media }) => ({
      time: at,
      text,
      photos: media.map((_, index) => `https://scontent.example/v/2022030500${index}_n.jpg`),
    }))
  return smallZip(app.folder, 'facebook-addresses.zip', posts)
}

/** Photos that are only addresses, of both networks; beside them a document, and a drawing by the name of a photo. */
async function writeBothNetworks(): Promise<[string, string]> {
  const address = 'https://scontent.example/v/20220305001_n.jpg'
  const posts = [{ time: march, text: '三月的第一個星期六。', photos: [address, 'memo.pdf', 'drawing.jpg'] }]
  const gram = [{ media: [{ uri: `${address}?ig`, creation_timestamp: march, title: '巷口的咖啡' }] }]
  const files = {
    'memo.pdf': Buffer.from('%PDF-1.4'),
    'drawing.jpg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  }
  const instagram = join(app.folder, 'instagram-addresses.zip')
  const json = { name: 'your_instagram_activity/media/posts_1.json', data: Buffer.from(JSON.stringify(gram)) }
  await writeFile(instagram, rawZip([json]))
  return [await smallZip(app.folder, 'facebook-kinds.zip', posts, files), instagram]
}

const taggedAt = Date.UTC(2022, 2, 5, 7, 0, 5) / 1000

type Owner = Visitor & { token: string }

async function openReceiptOf(visitor: Visitor, title: string): Promise<void> {
  await visitor.page.goto('/app/shelf')
  await chooseInMenu(visitor, 'receipt', title)
}

/** Puts archives into the dialog, until they are in the book. */
async function upload({ page, t }: Visitor, ...paths: string[]): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t('web-import:heading') })
  await dialog.locator('input[type=file]').setInputFiles(paths)
  // each stays in its place
  const arrived = dialog.getByText(t('web-import:upload.state.done'))
  await arrived.nth(paths.length - 1).waitFor()
  await dialog.getByText(t('web-import:progress.doneHeading')).waitFor()
}

async function openFromPanel({ page, t }: Visitor): Promise<void> {
  // the screen behind the dialog says the same
  const dialog = page.getByRole('dialog', { name: t('web-import:heading') })
  await dialog.getByRole('button', { name: t('web-import:progress.receipt') }).click()
}

async function says(visitor: Visitor, sums: Sums): Promise<void> {
  await receiptSays(visitor, sentenceOf(visitor.t, sums))
}

/** Opens what stayed out for one reason. */
async function openGroup(visitor: Visitor, reason: string) {
  const group = receiptOf(visitor)
    .getByRole('group')
    .filter({ hasText: visitor.t(`web-import:${reason}`) })
  await group.locator('summary').click()
  return group
}

/** Presses the receipt's own button, and waits until what the login brings is in the book. */
async function logInAgain(visitor: Visitor): Promise<void> {
  const { page, t } = visitor
  await receiptOf(visitor)
    .getByRole('link', { name: t('web-import:receipt.login', { network: 'Facebook' }) })
    .first()
    .click()
  await page.locator('[data-person="second"]').click()
  await page.waitForURL('**/app/design/selection?*')
  await page.getByRole('link', { name: t('design.back') }).click()
  await page.waitForURL('**/app/shelf')
  await eventually(() => page.locator('li[aria-busy="true"]').count()).toBe(0)
}

/** So many pictures of the first entry of a month stand on its pages, beside those of others, once they are drawn as they are now. */
async function seesPictures(
  { page, token }: Owner,
  { bid, sid }: BookIds,
  month: string,
  count: number,
): Promise<void> {
  const input = { token, params: { sid, cid: month }, query: { deleted: false } }
  await page.goto(`/app/design/content?bid=${bid}&month=${month}`)
  const images = page.locator('[role=img] image')
  const seen = async () => {
    const { body } = await app.studio.call(listChapterItems, input)
    const photos: { sha256?: string }[] = body.data.items[0].photos
    const drawn = await images.evaluateAll(all => all.map(image => image.getAttribute('href') ?? ''))
    return photos.filter(({ sha256 }) => sha256 && drawn.some(href => href.includes(sha256))).length
  }
  await eventually(seen).toBe(count)
}
