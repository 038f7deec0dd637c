import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiRoot } from '#contract/call'
import { deeper, isDeep } from '../depth.ts'
import { smallZip } from '../imports/small-zip.ts'
import { receiptSays } from './book-menu.ts'
import { drawnPhoto, emptyBook } from './prepare-book.ts'
import { sentenceOf } from './receipt-words.ts'
import { type App, startApp } from './start-app.ts'
import { desktop, englishPhone, ownPerson, viewsOf } from './views.ts'
import { eventually } from './visitor.ts'

// Takes long: two archives of 16 MB go up, so that what comes last is not in the first piece.

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test.each(viewsOf(englishPhone))('pages are read while their archive arrives: $name', deeper, async view => {
  const visitor = await app.visitAs(ownPerson(view), view)
  const { page, t, tPattern, checkScreen } = visitor
  const { bid } = await emptyBook(app.studio, visitor, '一邊傳一邊讀')
  const path = await writeArchive(view.name)
  const rest = await holdRest(page)

  const selection = `/app/design/selection?bid=${bid}&tab=facebook`
  const otherWindow = await visitor.context.newPage()
  await otherWindow.goto(selection)
  await otherWindow.getByText(t('web-selection:empty.facebook.heading')).waitFor()
  await page.goto(selection)
  await page
    .getByRole('button', { name: t('web-selection:import'), exact: true })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: t('web-import:heading') })
  await dialog.getByRole('button', { name: new RegExp(t('web-import:ways.uploadText')) }).click()
  const pick = dialog.getByRole('button', { name: t('web-import:upload.pick') })
  const tabs = page.getByRole('navigation', { name: t('web-selection:tabs.label'), includeHidden: true })
  const before = [await topOf(pick), await topOf(tabs)]
  await dialog.locator('input[type=file]').setInputFiles(path)
  await dialog.getByText(t('web-import:progress.soFar', { done: 1, of: 2 })).waitFor()
  await dialog.getByText(t('web-import:progress.arriving')).waitFor()
  // neither what was pressed nor what lies beneath has moved
  expect([await topOf(pick), await topOf(tabs)]).toEqual(before)
  await checkScreen('upload-arriving')

  // the other window has no place for it: one comes with a press
  const heading = otherWindow.getByRole('heading', { name: t('web-import:progress.arrivingHeading') })
  const begun = otherWindow.getByRole('button', { name: t('web-selection:importBegun') })
  await begun.waitFor()
  expect(await heading.count()).toBe(0)
  await begun.click()
  await heading.waitFor()
  await otherWindow.close()

  await dialog.getByRole('link', { name: tPattern('web-import:progress.read') }).click()
  await page.waitForURL('**/app/design/preview?*')
  const book = page.getByRole('region', { name: t('web-reading:book') })
  await book.getByRole('img', { name: tPattern('web-preview:coverOf') }).waitFor()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await eventually(() => book.locator('[role=img] svg').count()).toBeGreaterThan(0)
  await eventually(rest.isHeld).toBe(true)

  await page.goBack()
  await page
    .getByRole('button', { name: t('web-selection:import'), exact: true })
    .first()
    .click()
  await dialog.getByText(t('web-import:upload.state.sending')).waitFor()
  rest.release()
  await dialog.getByText(t('web-import:upload.state.done')).waitFor()
  await dialog.getByRole('button', { name: t('web-import:progress.receipt') }).click()
  await receiptSays(visitor, sentenceOf(t, { items: 2, photos: 2, placedItems: 2, placedPhotos: 2 }))
  await visitor.leave()
})

test.runIf(isDeep)(
  'an upload that a reload broke off says so on the shelf and in the preview, and goes on there',
  deeper,
  async () => {
    const visitor = await app.visitAs('second', desktop)
    const { page, t, tPattern, checkScreen } = visitor
    const { bid } = await emptyBook(app.studio, visitor, '傳到一半')
    const path = await writeArchive('broken-off')
    const rest = await holdRest(page)

    await page.goto('/app/shelf')
    const card = page.getByRole('listitem').filter({ hasText: '傳到一半' })
    const edit = card.getByRole('button', { name: tPattern('web-shelf:editNamed') })
    await card.getByText(tPattern('web-shelf:createdAt')).waitFor()
    const place = await topOf(edit)
    await edit.click()
    const dialog = page.getByRole('dialog', { name: t('web-import:heading') })
    await dialog.getByRole('button', { name: new RegExp(t('web-import:ways.uploadText')) }).click()
    await dialog.locator('input[type=file]').setInputFiles(path)
    await dialog.getByText(t('web-import:progress.soFar', { done: 1, of: 2 })).waitFor()
    await page.keyboard.press('Escape')
    await card.getByRole('button', { name: tPattern('web-import:line.sending') }).waitFor()
    expect(await topOf(edit)).toBe(place)
    await checkScreen('shelf-uploading')

    // who leaves a tab that sends is asked once
    page.removeAllListeners('dialog')
    page.once('dialog', dialog => void dialog.accept())
    await page.reload()
    await card.getByText(t('web-import:line.left')).waitFor()
    await checkScreen('shelf-upload-left')
    await card.getByRole('button', { name: tPattern('web-shelf:editNamed') }).click()
    await page.waitForURL(`**/app/design/preview?bid=${bid}`)
    await page.getByText(t('web-import:line.left')).waitFor()
    await checkScreen('preview-upload-left')
    await page.getByRole('button', { name: t('web-import:line.choose') }).click()
    rest.release()
    await dialog.getByText(t('web-import:upload.unfinishedText')).waitFor()
    await dialog.locator('input[type=file]').setInputFiles(path)
    await dialog.getByText(t('web-import:upload.state.done')).waitFor()
    await dialog.getByRole('button', { name: t('web-import:progress.receipt') }).waitFor()
    await page.getByText(t('web-import:line.left')).waitFor({ state: 'detached' })
    await visitor.leave()
  },
)

async function topOf(element: Locator): Promise<number | undefined> {
  const box = await element.boundingBox()
  return box?.y
}

/** Words and a photo that come with the first part of the upload, and a photo behind a film that comes with the second. */
async function writeArchive(name: string): Promise<string> {
  const [early, late] = await Promise.all([drawnPhoto('cafe', 'early'), drawnPhoto('sea', 'late')])
  const posts = [
    { time: 1_646_400_000, text: '三月的第一個星期六，在巷口喝咖啡。', photos: ['early.jpg'] },
    { time: 1_650_000_000, text: '往海邊開了一下午的車。', photos: ['late.jpg'] },
  ]
  return smallZip(app.folder, `facebook-${name}.zip`, posts, {
    'early.jpg': early,
    'film.mp4': Buffer.alloc(filmBytes),
    'late.jpg': late,
    // the end of a ZIP is sent with its directory
    'end.mp4': Buffer.alloc(200_000),
  })
}

/** The browser sends less at once. */
const filmBytes = 16 * 2 ** 20

/** Lets one part of an upload through, and the others when they are released. */
async function holdRest(page: Page) {
  let [parts, isHeld] = [0, false]
  const released = Promise.withResolvers<void>()
  await page.route(`**${apiRoot}/uploads/*`, async route => {
    if (route.request().method() === 'PATCH') {
      parts += 1
      isHeld = parts > 1
      if (isHeld) await released.promise
    }
    await route.continue()
  })
  return { isHeld: () => isHeld, release: () => released.resolve() }
}
