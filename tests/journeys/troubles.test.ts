import { afterAll, beforeAll, describe, test } from 'vitest'
import { createBook, listBooks } from '#contract/books'
import { photo, smallZip } from '../imports/small-zip.ts'
import { type BookEntry, chooseInMenu, receiptBar } from './book-menu.ts'
import { type House, openHouse } from './open-house.ts'
import { emptyBook } from './prepare-book.ts'
import { ownPerson, phone, views } from './views.ts'
import { soon, type Visitor } from './visitor.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

describe.each(views)('$name', view => {
  test('an entry by hand; small and broken pictures are refused', async () => {
    const visitor = await house.visitAs(ownPerson(view), view)
    const { page, say, look } = visitor
    await openMenu(visitor, 'patch')
    const dialog = page.getByRole('dialog', { name: say('web-patch:heading') })
    await dialog.getByRole('button', { name: say('web-patch:save') }).click()
    await dialog.getByText(say('web-patch:incomplete')).waitFor()
    await dialog.getByRole('textbox', { name: say('web-patch:text') }).fill(hostileText)
    const files = dialog.locator('input[type=file]')
    await files.setInputFiles({
      name: '<img src=x onerror=alert(1)>.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(1, 479, 600),
    })
    await page.getByText(say('web-errors:codes.pictureTooSmall'), { exact: true }).waitFor()
    await look('patch-small-picture')
    await files.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
    await page.getByText(say('web-errors:codes.notAPicture')).waitFor()
    await files.setInputFiles({
      name: '‮gpj.exe.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(2, 640, 480),
    })
    await dialog.getByRole('img', { name: say('web-patch:picture', { number: 1 }) }).waitFor()
    await look('patch')
    await dialog.getByRole('button', { name: say('web-patch:save') }).click()
    await dialog.waitFor({ state: 'hidden' })
    const filled = page.getByRole('link', { name: visitor.like('web-shelf:purchaseNamed') })
    await soon(async () => {
      await page.getByRole('button', { name: say('web-shelf:refresh') }).click()
      return filled.count()
    }).toBe(1)
    await visitor.leave()
  })

  test('five books at most, and one that stays', async () => {
    const visitor = await house.visitAs(ownPerson(view), view)
    const { page, say, look, token } = visitor
    const { body } = await house.studio.call(listBooks, { token })
    for (let held = body.data.books.length; held < 5; held += 1)
      await house.studio.call(createBook, { token, body: { title: `第 ${held + 1} 本 <b>書</b>` } })
    await page.goto('/app/shelf')
    await page
      .getByRole('button', { name: visitor.like('web-shelf:editNamed') })
      .nth(4)
      .waitFor()
    await look('shelf-full')
    await page
      .getByRole('button', { name: say('web-shelf:create') })
      .first()
      .click()
    await page.getByText(say('web-shelf:tooMany')).waitFor()
    for (let left = 4; left > 0; left -= 1) {
      await chooseInMenu(visitor, 'delete')
      const asking = page.getByRole('dialog', { name: say('web-shelf:delete.heading') })
      await asking.getByRole('button', { name: say('web-shelf:delete.confirm') }).waitFor()
      if (left === 4) await look('delete-book')
      await asking.getByRole('button', { name: say('web-shelf:delete.confirm') }).click()
      await soon(() => page.getByRole('button', { name: visitor.like('web-shelf:more') }).count()).toBe(left)
    }
    await chooseInMenu(visitor, 'delete')
    await page.getByRole('dialog', { name: say('web-shelf:last.heading') }).waitFor()
    await look('last-book')
    await visitor.leave()
  })
})

test.each(views)('an archive that wants to do harm: $name', async view => {
  const visitor = await house.visitAs(ownPerson(view), view)
  const { page, say, look } = visitor
  const { bid } = await emptyBook(house.studio, visitor, '來路不明')
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
    house.folder,
    `facebook <img src=x onerror=alert(1)> ${view.name}.zip`,
    posts,
    files,
  )
  await openMenu(visitor, 'import')
  const dialog = page.getByRole('dialog', { name: say('web-import:heading') })
  await dialog.getByRole('button', { name: new RegExp(say('web-import:ways.uploadText')) }).click()
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.zip', mimeType: 'application/zip', buffer: Buffer.from('no archive') })
  await dialog.getByText(say('web-import:upload.refused.notZip', { name: 'notes.zip' })).waitFor()
  await look('upload-refused')
  await dialog.locator('input[type=file]').setInputFiles(zip)
  await dialog.getByRole('button', { name: say('web-import:progress.receipt') }).waitFor({ timeout: 60_000 })
  await look('upload-done')
  await dialog.getByRole('button', { name: say('web-import:progress.receipt') }).click()
  await receiptBar(visitor).waitFor()
  await look('receipt-troubles')
  await page.goto(`/app/design/content?bid=${bid}&month=202001`)
  await page.getByRole('main').locator('[data-item]').first().click()
  await page.getByRole('textbox', { name: say('web-content:fields.text') }).waitFor()
  await look('hostile-content')
  await visitor.leave()
})

test('who refuses the import is told so, and nothing was read', async () => {
  const visitor = await house.visitAs('empty', phone)
  const { page, say, look } = visitor
  await bringFacebook(visitor, 'refuses')
  await page.getByText(say('web-shelf:login.refused')).waitFor()
  await look('import-refused')
  await visitor.leave()
})

async function openMenu(visitor: Visitor, entry: BookEntry): Promise<void> {
  await visitor.page.goto('/app/shelf')
  await chooseInMenu(visitor, entry)
}

async function bringFacebook(visitor: Visitor, person: string): Promise<void> {
  const { page, say } = visitor
  await openMenu(visitor, 'import')
  const dialog = page.getByRole('dialog', { name: say('web-import:heading') })
  await dialog.getByRole('button', { name: new RegExp(say('web-import:ways.facebookText')) }).click()
  await dialog.getByRole('button', { name: say('web-import:facebook.go') }).click()
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
