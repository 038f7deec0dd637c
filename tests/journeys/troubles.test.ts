import { afterAll, beforeAll, describe, test } from 'vitest'
import { createBook, listBooks } from '#contract/shelf'
import { deeper } from '../depth.ts'
import { photo, smallZip } from '../imports/small-zip.ts'
import { type BookEntry, chooseInMenu, receiptBar } from './book-menu.ts'
import { emptyBook } from './prepare-book.ts'
import { type App, startApp } from './start-app.ts'
import { ownPerson, phone, viewsOf } from './views.ts'
import { eventually, type Visitor } from './visitor.ts'

// Takes long: a hostile archive is read whole, and five books are made and deleted by hand.

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

describe.each(viewsOf(phone))('$name', deeper, view => {
  test('an entry by hand; small and broken pictures are refused', async () => {
    const visitor = await app.visitAs(ownPerson(view), view)
    const { page, t, checkScreen } = visitor
    await openMenu(visitor, 'patch')
    const dialog = page.getByRole('dialog', { name: t('web-patch:heading') })
    await dialog.getByRole('button', { name: t('web-patch:save') }).click()
    await dialog.getByText(t('web-patch:incomplete')).waitFor()
    await dialog.getByRole('textbox', { name: t('web-patch:text') }).fill(hostileText)
    const files = dialog.locator('input[type=file]')
    await files.setInputFiles({
      name: '<img src=x onerror=alert(1)>.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(1, 479, 600),
    })
    await page.getByText(t('web-errors:codes.pictureTooSmall'), { exact: true }).waitFor()
    await checkScreen('patch-small-picture')
    await files.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
    await page.getByText(t('web-errors:codes.notAPicture')).waitFor()
    await files.setInputFiles({
      name: '‮gpj.exe.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(2, 640, 480),
    })
    await dialog.getByRole('img', { name: t('web-patch:picture', { number: 1 }) }).waitFor()
    await checkScreen('patch')
    await dialog.getByRole('button', { name: t('web-patch:save') }).click()
    await dialog.waitFor({ state: 'hidden' })
    const filled = page.getByRole('link', { name: visitor.tPattern('web-shelf:purchaseNamed') })
    await eventually(async () => {
      await page.getByRole('button', { name: t('web-shelf:refresh') }).click()
      return filled.count()
    }).toBe(1)
    await visitor.leave()
  })

  test('five books at most, and one that stays', async () => {
    const visitor = await app.visitAs(ownPerson(view), view)
    const { page, t, checkScreen, token } = visitor
    const { body } = await app.studio.call(listBooks, { token })
    for (let count = body.data.books.length; count < 5; count += 1)
      await app.studio.call(createBook, { token, body: { title: `第 ${count + 1} 本 <b>書</b>` } })
    await page.goto('/app/shelf')
    await page
      .getByRole('button', { name: visitor.tPattern('web-shelf:editNamed') })
      .nth(4)
      .waitFor()
    await checkScreen('shelf-full')
    await page
      .getByRole('button', { name: t('web-shelf:create') })
      .first()
      .click()
    await page.getByText(t('web-shelf:tooMany')).waitFor()
    for (let left = 4; left > 0; left -= 1) {
      await chooseInMenu(visitor, 'delete')
      const confirmation = page.getByRole('dialog', { name: t('web-shelf:delete.heading') })
      await confirmation.getByRole('button', { name: t('web-shelf:delete.confirm') }).waitFor()
      if (left === 4) await checkScreen('delete-book')
      await confirmation.getByRole('button', { name: t('web-shelf:delete.confirm') }).click()
      await eventually(() =>
        page.getByRole('button', { name: visitor.tPattern('web-shelf:more') }).count(),
      ).toBe(left)
    }
    await chooseInMenu(visitor, 'delete')
    await page.getByRole('dialog', { name: t('web-shelf:last.heading') }).waitFor()
    await checkScreen('last-book')
    await visitor.leave()
  })
})

test.each(viewsOf(phone))('an archive that wants to do harm: $name', deeper, async view => {
  const visitor = await app.visitAs(ownPerson(view), view)
  const { page, t, checkScreen } = visitor
  const { bid } = await emptyBook(app.studio, visitor, '來路不明')
  const posts = [
    { time: 1_580_000_000, text: hostileText, photos: ['a.svg', 'b.jpg'] },
    { time: 1_583_000_000, text: '長'.repeat(100_000) },
    { time: 1_586_000_000, text: '平常的一天。', photos: ['c.jpg'] },
  ]
  const files = {
    'a.svg': Buffer.from(svg),
    'b.jpg': Buffer.from('<script>alert(1)</script>'),
    'c.jpg': await photo(3, 800, 600),
  }
  const zip = await smallZip(
    app.folder,
    `facebook <img src=x onerror=alert(1)> ${view.name}.zip`,
    posts,
    files,
  )
  await openMenu(visitor, 'import')
  const dialog = page.getByRole('dialog', { name: t('web-import:heading') })
  await dialog.getByRole('button', { name: new RegExp(t('web-import:ways.uploadText')) }).click()
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.zip', mimeType: 'application/zip', buffer: Buffer.from('no archive') })
  await dialog.getByText(t('web-import:upload.refused.notZip', { name: 'notes.zip' })).waitFor()
  await dialog.getByRole('link', { name: t('web-import:guide.facebook') }).waitFor()
  await checkScreen('upload-refused')
  await dialog.locator('input[type=file]').setInputFiles(zip)
  await dialog.getByRole('button', { name: t('web-import:progress.receipt') }).waitFor({ timeout: 60_000 })
  await checkScreen('upload-done')
  await dialog.getByRole('button', { name: t('web-import:progress.receipt') }).click()
  await receiptBar(visitor).waitFor()
  await checkScreen('receipt-troubles')
  await page.goto(`/app/design/content?bid=${bid}&month=202001`)
  // by a key its form opens, wherever on it one would have clicked
  await page.getByRole('main').locator('[data-item]').first().press('Enter')
  await page.getByRole('textbox', { name: t('web-content:fields.text') }).waitFor()
  await checkScreen('hostile-content')
  await visitor.leave()
})

test('who refuses the import is told so, and nothing was read', async () => {
  const visitor = await app.visitAs('empty', phone)
  const { page, t, checkScreen } = visitor
  await bringFacebook(visitor, 'refuses')
  await page.getByText(t('web-shelf:login.refused')).waitFor()
  await checkScreen('import-refused')
  await visitor.leave()
})

async function openMenu(visitor: Visitor, entry: BookEntry): Promise<void> {
  await visitor.page.goto('/app/shelf')
  await chooseInMenu(visitor, entry)
}

async function bringFacebook(visitor: Visitor, person: string): Promise<void> {
  const { page, t } = visitor
  await openMenu(visitor, 'import')
  const dialog = page.getByRole('dialog', { name: t('web-import:heading') })
  await dialog.getByRole('button', { name: new RegExp(t('web-import:ways.facebookText')) }).click()
  await dialog.getByRole('button', { name: t('web-import:facebook.go') }).click()
  await page.locator(`[data-person="${person}"]`).click()
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" onload="alert(1)"><script>alert(1)</script></svg>`
const hostileText = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '‮這段字反過來‬ #"/><b>',
  '#eval("alert")',
].join('\n')
