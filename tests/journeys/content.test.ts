import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPlan } from '#contract/pages'
import { listChapterItems } from '#contract/social-books'
import { deeper } from '../depth.ts'
import { photo } from '../imports/small-zip.ts'
import { usualBook } from '../usual-book.ts'
import { drawnPhoto, emptyBook, writeEntry } from './prepare-book.ts'
import { type App, startApp } from './start-app.ts'
import { desktop, englishPhone, ownPerson, phone, type View, viewsOf } from './views.ts'
import { eventually, type Visitor } from './visitor.ts'

// Takes long: every click waits until the page has been set and drawn anew, as the person sees it.

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

describe.each(viewsOf(phone))('$name', deeper, view => {
  test('photos: order, size, crop, removal, and all of it back', async () => {
    const { visitor, bid, sid, itemId } = await openEntry(view)
    const { page, t, checkScreen, token } = visitor
    const rows = page.getByRole('region', { name: t('web-content:photos.heading') }).getByRole('listitem')
    const pictures = () =>
      rows.getByRole('img').evaluateAll(all => all.map(image => image.getAttribute('src')))
    await eventually(() => rows.count()).toBe(3)
    const first = await pictures()

    const press = (key: string, number: number) =>
      changesPage(visitor, () =>
        page.getByRole('button', { name: t(`web-content:photos.${key}`, { number }), exact: true }).click(),
      )
    await press('down', 1)
    await eventually(pictures).toEqual([first[1], first[0], first[2]])

    const size = page.getByRole('combobox', { name: t('web-content:photos.size', { number: 1 }) })
    await changesPage(visitor, () => size.selectOption('large'))
    await checkScreen('content-photos')

    await page.getByRole('button', { name: t('web-content:photos.focus', { number: 1 }) }).click()
    const focus = page.getByRole('dialog', { name: t('web-content:focus.heading') })
    await focus.getByRole('button', { name: t('web-content:focus.picture') }).click()
    const down = focus.getByRole('slider', { name: t('web-content:focus.down') })
    await eventually(() => down.inputValue()).toBe('50')
    await down.press('ArrowDown')
    await checkScreen('content-focus')
    await focus.getByRole('button', { name: t('web-content:focus.save'), exact: true }).click()

    await page.getByRole('button', { name: t('web-content:photos.crop', { number: 2 }) }).click()
    const crop = page.getByRole('dialog', { name: t('web-content:crop.heading') })
    await crop.getByRole('radio', { name: t('web-content:crop.shapes.square') }).check()
    await crop.getByRole('img', { name: t('web-content:crop.picture') }).waitFor()
    await checkScreen('content-crop')
    await changesPage(visitor, () =>
      crop.getByRole('button', { name: t('web-content:crop.save'), exact: true }).click(),
    )

    await press('remove', 3)
    await checkScreen('content-photo-removed')
    const stored = async () => {
      const query = { deleted: false }
      const { body } = await app.studio.call(listChapterItems, {
        token,
        params: { sid, cid: '202305' },
        query,
      })
      return body.data.items.find((item: { item_id: string }) => item.item_id === itemId).photos
    }
    await eventually(async () => (await stored())[2].removed).toBe(true)
    const [large, square, removed] = await stored()
    expect([large.size, square.size, removed.removed]).toEqual(['large', 'usual', true])
    // a click in the middle of the picture, and a step down by a key
    expect([Math.round(large.focus.x * 20), Math.round(large.focus.y * 100)]).toEqual([10, 51])
    expect(square.crop.w * square.width).toBeCloseTo(square.crop.h * square.height, 0)

    // step by step, with a reload in between, as if the window had been closed
    const undo = page.getByRole('button', { name: t('web-content:undo', { step: photos(visitor) }) })
    const redo = page.getByRole('button', { name: t('web-content:redo', { step: photos(visitor) }) })
    await changesPage(visitor, () => undo.click())
    await eventually(async () => (await stored())[2].removed).toBe(false)
    await page.reload()
    await eventually(() => rows.count()).toBe(3)
    await changesPage(visitor, () => undo.click())
    await eventually(async () => (await stored())[1].crop).toBeUndefined()
    await page.reload()
    await eventually(() => rows.count()).toBe(3)
    await changesPage(visitor, () => redo.click())
    await changesPage(visitor, () => redo.click())
    await eventually(stored).toEqual([large, square, removed])
    expect(bid).toBeTruthy()
    await visitor.leave()
  })

  test('a new entry comes on its page at its date, and what is read stays in sight', async () => {
    const { visitor, bid, itemId } = await openEntry(view)
    const { page, t, checkScreen } = visitor
    await page.getByRole('button', { name: t('web-content:closeEditor') }).click()
    await openMonth(visitor)
    await page.getByRole('button', { name: t('web-content:entry.add') }).click()
    const dialog = page.getByRole('dialog', { name: t('web-patch:heading') })
    await dialog.getByLabel(t('web-patch:date'), { exact: true }).fill('2023-05-20')
    await dialog.getByRole('textbox', { name: t('web-patch:text') }).fill('補記：那天的晚霞是橘色的。')
    const files = dialog.locator('input[type=file]')
    await files.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo(1, 479, 600) })
    await page.getByText(t('web-errors:codes.pictureTooSmall'), { exact: true }).waitFor()
    const buffer = await drawnPhoto('sea', view.name, 960, 720)
    await files.setInputFiles({ name: 'b.jpg', mimeType: 'image/jpeg', buffer })
    await dialog.getByRole('img', { name: t('web-patch:picture', { number: 1 }) }).waitFor()
    await checkScreen('content-entry')
    await dialog.getByRole('button', { name: t('web-patch:save') }).click()
    await dialog.waitFor({ state: 'hidden' })
    const name = t('web-content:editNamed', { name: '補記：那天的晚霞是橘色的。' })
    // its words, and its photo where that stands on the next page
    await page.getByRole('button', { name, pressed: true }).first().waitFor()
    await checkScreen('content-entry-added')
    await page.getByRole('button', { name: t('web-content:closeEditor') }).click()
    await openMonth(visitor)
    const listed = page.getByRole('complementary').getByRole('listitem')
    // among those of the month in the order of their days
    await eventually(() => listed.allTextContents()).toEqual([
      expect.stringMatching(/^3/),
      expect.stringMatching(/^20補記/),
      expect.stringMatching(/^28/),
    ])

    // of so many entries a month begins on a page of its own
    const last = { content: '月底大掃除。', postDate: '2023-05-30 20:00' }
    const { itemId: lastId } = await writeEntry(app.studio, visitor, bid, last)
    await page.locator(`[data-item="${lastId}"]`).first().waitFor()
    await showsBook(visitor, visitor.token, bid)
    const area = page.locator(`[data-item="${itemId}"]`).first()
    const before = await placeOf(area)
    const earlier = { content: '還沒開學。', postDate: '2023-02-03 18:30', scenes: ['sea'] as const }
    await writeEntry(app.studio, visitor, bid, earlier)
    // one page more before it: it lies on the other side of its spread, as high as it was or, of two pages, in the next spread
    await eventually(async () => (await placeOf(area)).x).not.toBe(before.x)
    const moved = async () => Math.abs((await placeOf(area)).y - before.y)
    await eventually(moved).toBeLessThan(view.width === 375 ? 1 : 900)
    await visitor.leave()
  })

  test('many hashtags of an entry are at the back of the book, or come to its page', async () => {
    const visitor = await app.visitAs(ownPerson(view), view)
    const { page, t, token, checkScreen } = visitor
    const { bid } = await emptyBook(app.studio, visitor, '京都一年')
    const row = '#京都 #初雪 #鴨川 #散步 #日常 #交換學生'
    const entry = { content: `走到河堤。\n${row}`, postDate: '2023-05-03 18:30', scenes: ['sea'] as const }
    const { itemId } = await writeEntry(app.studio, visitor, bid, entry)
    await page.goto(`/app/design/content?bid=${bid}&month=202305&item=${itemId}`)
    await showsBook(visitor, token, bid)
    await page.getByText(t('web-content:tags.atBack', { count: 6 })).waitFor()
    const keep = page.getByRole('checkbox', { name: t('web-content:tags.keep') })
    await keep.scrollIntoViewIfNeeded()
    await checkScreen('content-hashtags')
    await changesPage(visitor, () => keep.check())
    await page.getByText(t('web-content:tags.atBack', { count: 6 })).waitFor({ state: 'hidden' })
    await changesPage(visitor, () => keep.uncheck())
    await page.getByText(t('web-content:tags.atBack', { count: 6 })).waitFor()
    await visitor.leave()
  })

  test('a month goes into the recycle bin and comes back', async () => {
    const { visitor } = await openEntry(view)
    const { page, t, tPattern, checkScreen } = visitor
    // for a moment the book has no content
    visitor.expectRefusal('400 /pages/')
    await page.getByRole('button', { name: t('web-content:closeEditor') }).click()
    await openMonth(visitor)
    const listed = page.getByRole('complementary').getByRole('listitem')
    await eventually(() => listed.count()).toBeGreaterThan(1)
    const before = await listed.allTextContents()
    await page.getByRole('button', { name: t('web-content:deleteAll') }).click()
    const confirmation = page.getByRole('dialog', { name: tPattern('web-content:deleteAllAsk.heading') })
    await confirmation.waitFor()
    await checkScreen('content-delete-month')
    await confirmation.getByRole('button', { name: t('web-content:deleteAll') }).click()
    await confirmation.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: tPattern('web-content:bin.open', { count: 2 }) }).waitFor()
    await checkScreen('content-month-deleted')
    await page.getByRole('button', { name: tPattern('web-content:bin.open', { count: 2 }) }).click()
    const bin = page.getByRole('dialog', { name: t('web-content:bin.heading') })
    if (view.width === 375) await closesByBack(visitor, bin, tPattern('web-content:bin.open', { count: 2 }))
    await bin.getByRole('button', { name: t('web-content:bin.recoverAll') }).click()
    await bin.waitFor({ state: 'hidden' })
    await openMonth(visitor)
    await eventually(() => listed.allTextContents()).toEqual(before)
    await page.locator('[data-item]').first().waitFor()
    await visitor.leave()
  })
})

test('two windows on one entry: both texts are shown, one is chosen, the other can be had back', async () => {
  const { visitor, bid, itemId } = await openEntry(desktop, 'withholds')
  const { page, t, checkScreen } = visitor
  const far = await app.visitAs('withholds', englishPhone)
  far.expectRefusal('409 /items/', 'net::ERR_INTERNET_DISCONNECTED')
  await far.page.goto(page.url())
  const field = ({ page, t }: Visitor) =>
    page.getByRole('textbox', { name: t('web-content:fields.text'), exact: true })
  await field(far).waitFor()
  // the form is whole: what is still to be fetched would fail without a network
  await far.page.getByRole('region', { name: far.t('web-content:photos.heading') }).waitFor()
  await showsBook(far, visitor.token, bid)
  // on a train: what is written here goes out when the other one has long been saved
  await far.context.setOffline(true)
  await field(far).fill('火車上寫的字。')
  await far.page.getByText(far.t('web-content:saving.waiting')).waitFor({ state: 'attached' })
  await field(visitor).fill('家裡寫的字。')
  await page.getByRole('toolbar').getByText(t('web-content:saving.saved'), { exact: true }).waitFor()
  await far.context.setOffline(false)
  const notice = far.page.getByRole('alert').filter({ hasText: far.t('web-content:conflict.heading') })
  await notice.waitFor()
  // what was typed stays in sight above it: folded, it takes less than half of its sheet
  const sheet = far.page.getByRole('complementary', { name: far.t('web-content:editor') })
  expect(await heightOf(notice)).toBeLessThan((await heightOf(sheet)) / 2)
  await far.page.getByText(far.t('web-content:conflict.mine'), { exact: true }).click()
  await far.page.getByText(far.t('web-content:conflict.theirs'), { exact: true }).click()
  await notice.getByText('家裡寫的字。').waitFor()
  await notice.getByText('火車上寫的字。').waitFor()
  await far.checkScreen('two-windows')
  await notice.getByRole('button', { name: far.t('web-content:conflict.useMine') }).click()
  await notice.waitFor({ state: 'hidden' })
  // the other window follows, and has its own words back by undo
  await eventually(() => field(visitor).inputValue()).toBe('火車上寫的字。')
  await page.getByRole('button', { name: visitor.tPattern('web-content:undo') }).click()
  await eventually(() => field(visitor).inputValue()).toBe('家裡寫的字。')
  expect(itemId).toBeTruthy()
  await checkScreen('two-windows-after')
  const first = '雨下了一整天，在家讀書。'
  await showsBook(far, visitor.token, bid)
  await typeOnPhone(far, first, '☔好')
  await far.leave()
  await showsBook(visitor, visitor.token, bid)
  await typeOnPage(visitor, field(visitor), `${first}☔好`)
  await visitor.leave()
})

test('a paragraph over two pages is typed on both, as if it stood on one', async () => {
  const visitor = await app.visitAs('withholds', desktop)
  const { page, t, token } = visitor
  const { bid } = await emptyBook(app.studio, visitor, '長長的一天')
  const content = longParagraph()
  const { itemId } = await writeEntry(app.studio, visitor, bid, { content, postDate: '2023-05-03 18:30' })
  await page.goto(`/app/design/content?bid=${bid}&month=202305&item=${itemId}`)
  const form = page.getByRole('textbox', { name: t('web-content:fields.text'), exact: true })
  const areas = page.locator(`[data-item="${itemId}"][data-words]`)
  await eventually(() => areas.count()).toBe(2)
  await showsBook(visitor, token, bid)
  const name = t('web-content:typedOnPage', { name: `${content.slice(0, 24)}…` })
  const typed = page.getByRole('textbox', { name }).and(page.locator(':focus'))
  const part = async () => ((await typed.count()) === 1 ? await typed.textContent() : '')

  // in its first line, beside the margin
  await areas.last().scrollIntoViewIfNeeded()
  await areas.last().click({ position: { x: 200, y: 16 } })
  await eventually(async () => content.endsWith((await part()) || ' ')).toBe(true)
  const second = (await part()) ?? ''
  const before = content.slice(0, -second.length)

  // what is typed there is put into the whole
  await page.keyboard.press('Control+Home')
  await page.keyboard.insertText('好')
  await eventually(() => form.inputValue()).toBe(`${before}好${second}`)
  // a letter of the other page is taken away from here
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Backspace')
  await eventually(() => form.inputValue()).toBe(`${before.slice(0, -1)}好${second}`)

  // over the edge, and back by its end
  await showsWords(visitor, part, '好')
  await page.keyboard.press('ArrowUp')
  await eventually(async () => content.startsWith((await part())?.slice(0, 20) || ' ')).toBe(true)
  // from its end to the beginning of the other page, and to its own last letter again, which makes two steps of one letter
  await page.keyboard.press('Control+End')
  const end = await part()
  await page.keyboard.press('ArrowRight')
  await eventually(async () => content.endsWith((await part()) || ' ')).toBe(true)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await eventually(part).toBe(end)

  // words that do not go on the first page take the caret along to the second
  const words =
    '今天還想再走遠一點，一直走到看得見燈塔的地方，然後坐下來，什麼都不說，只聽海的聲音，聽到天黑。'
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText(words)
  await eventually(async () => (await form.inputValue()).includes(words)).toBe(true)
  await eventually(async () => content.endsWith((await part())?.slice(-20) || ' ')).toBe(true)
  await page.keyboard.insertText('嗯')
  await eventually(async () => (await form.inputValue()).includes(`${words}嗯`)).toBe(true)
  await visitor.checkScreen('content-over-two-pages')

  // away from the words and into the form, on the same entry
  await page.keyboard.press('Escape')
  await eventually(() => areas.last().evaluate(area => area.matches(':focus'))).toBe(true)
  await page.keyboard.press('Enter')
  await eventually(() => form.evaluate(field => field.matches(':focus'))).toBe(true)
  await visitor.leave()
})

test('by touch, too: what is typed on the second page, and what is taken away over its edge', async () => {
  const visitor = await app.visitAs('limited', phone)
  const { page, t, token } = visitor
  const { bid, sid } = await emptyBook(app.studio, visitor, '長長的一天')
  const content = longParagraph()
  const { itemId } = await writeEntry(app.studio, visitor, bid, { content, postDate: '2023-05-03 18:30' })
  await page.goto(`/app/design/content?bid=${bid}&month=202305`)
  const areas = page.locator(`[data-item="${itemId}"][data-words]`)
  await eventually(() => areas.count()).toBe(2)
  await showsBook(visitor, token, bid)
  const typed = page.getByRole('textbox').and(page.locator(':focus'))
  const part = async () => ((await typed.count()) === 1 ? await typed.textContent() : '')
  await areas.last().tap({ position: { x: 100, y: 20 } })
  await eventually(async () => content.endsWith((await part()) || ' ')).toBe(true)
  const second = (await part()) ?? ''
  await page.keyboard.press('Control+Home')
  await page.keyboard.insertText('好')
  // the letter may stand at the end of the first page by now
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Backspace')
  const stored = async () => {
    const { body } = await app.studio.call(listChapterItems, { token, params: { sid, cid: '202305' } })
    return body.data.items[0].content
  }
  await eventually(stored).toBe(`${content.slice(0, -second.length - 1)}好${second}`)
  // the caret is where the letter was
  await eventually(async () => content.startsWith((await part())?.slice(0, 20) || ' ')).toBe(true)
  await visitor.checkScreen('content-over-two-pages-on-phone')
  await page.getByRole('button', { name: t('web-content:onPage.done'), exact: true }).tap()
  await eventually(part).toBe('')
  await visitor.leave()
})

/** Over two pages of its book; no words of it stand there twice. */
const longParagraph = () =>
  Array.from({ length: 95 }, (_, i) => `走到第${numeral(i + 100)}步看見海。`).join('')

const numeral = (number: number) =>
  [...String(number)].map(digit => '零一二三四五六七八九'.charAt(Number(digit))).join('')

/** Until the page shows what was typed, and the field only lies over it. */
async function showsWords(
  { page }: Visitor,
  part: () => Promise<string | null>,
  words: string,
): Promise<void> {
  await page.locator('[role="textbox"]:focus:not([data-typing])').waitFor()
  await eventually(part).toContain(words)
}

/** Until the pages that are seen are those of the book as it is now. */
async function showsBook({ page }: Visitor, token: string, bid: string): Promise<void> {
  await eventually(async () => {
    const { body } = await app.studio.call(readPlan, { token, params: { bid } })
    const keys = new Set(body.data.pages.map(({ key }: { key: string }) => key))
    const shown = await page
      .locator('[data-page]')
      .evaluateAll(all => all.map(drawn => drawn.getAttribute('data-page')))
    return shown.length > 0 && shown.every(key => keys.has(key))
  }).toBe(true)
}

/** Touches words on a page of a phone, and writes there: the form stays away, and the words are saved. */
async function typeOnPhone({ page, t, checkScreen }: Visitor, before: string, added: string): Promise<void> {
  const form = page.getByRole('complementary', { name: t('web-content:editor') })
  await form.getByRole('button', { name: t('web-content:closeEditor') }).click()
  await form.waitFor({ state: 'hidden' })
  const wordsOf = (name: string) =>
    page.getByRole('textbox', { name: t('web-content:typedOnPage', { name }) })
  await page.getByRole('button', { name: t('web-content:editNamed', { name: before }), exact: true }).tap()
  const words = wordsOf(before)
  await eventually(() => words.evaluate(field => field.matches(':focus'))).toBe(true)
  await checkScreen('content-on-phone')
  await words.press('End')
  await page.keyboard.insertText(added)
  // it has its new name once it is saved
  await wordsOf(before + added).waitFor()
  await page.getByRole('button', { name: t('web-content:onPage.done'), exact: true }).tap()
  await wordsOf(before + added).waitFor({ state: 'detached' })
  expect(await form.isVisible()).toBe(false)
}

/** Clicks words where they stand on their page, and writes there: the form has them, and so has the page. */
async function typeOnPage({ page, t, checkScreen }: Visitor, form: Locator, before: string): Promise<void> {
  const after = `${before}晚上雨停了。`
  const areaOf = (name: string) =>
    page.getByRole('button', { name: t('web-content:editNamed', { name }), exact: true })
  await areaOf(before).click()
  const words = page.getByRole('textbox', { name: t('web-content:typedOnPage', { name: before }) })
  await eventually(() => words.evaluate(field => field.matches(':focus'))).toBe(true)
  await checkScreen('content-on-page')
  await words.press('End')
  await page.keyboard.insertText('晚上雨停了。')
  await eventually(() => form.inputValue()).toBe(after)
  await page.getByRole('toolbar').getByText(t('web-content:saving.saved'), { exact: true }).waitFor()
  // the page has them, and is seen again
  const typed = page.getByRole('textbox', { name: t('web-content:typedOnPage', { name: after }) })
  await typed.and(page.locator(':not([data-typing])')).waitFor()
  await eventually(() => typed.textContent()).toBe(after)
  await page.keyboard.press('Escape')
  await typed.waitFor({ state: 'detached' })
}

/** A book with two entries in one month; the one with three photos is open. */
async function openEntry(view: View, person = ownPerson(view)) {
  const visitor = await app.visitAs(person, view)
  const { studio } = app
  const { bid, sid } = await emptyBook(studio, visitor, '小日子')
  // words and photos of an entry are seen on one page, and the next entry below them
  await usualBook(studio, bid)
  const { itemId, month } = await writeEntry(studio, visitor, bid, {
    content: '早上去菜市場，下午在河邊騎車，晚上吃火鍋。',
    postDate: '2023-05-03 18:30',
    scenes: ['familyTable', 'cyclists', 'hotpot'],
  })
  await writeEntry(studio, visitor, bid, {
    content: '雨下了一整天，在家讀書。',
    postDate: '2023-05-28 21:10',
  })
  await visitor.page.goto(`/app/design/content?bid=${bid}&month=${month}&item=${itemId}`)
  const text = visitor.page.getByRole('textbox', { name: visitor.t('web-content:fields.text') })
  await text.waitFor()
  // who comes by the address of an entry wants to write
  await eventually(() => text.evaluate(field => field.matches(':focus'))).toBe(true)
  return { visitor, bid, sid, itemId }
}

/** The list of the month; phones have it behind a button. */
async function openMonth({ page, t, view }: Visitor): Promise<void> {
  const add = page.getByRole('button', { name: t('web-content:entry.add') })
  if (view.width === 375 && !(await add.isVisible()))
    await page.getByRole('button', { name: t('web-content:inMonth') }).click()
  await add.waitFor()
}

/** Does something that is seen on the printed page, and waits until it is saved too. */
async function changesPage({ page, t }: Visitor, act: () => Promise<unknown>): Promise<void> {
  const drawn = () =>
    page.locator('[role=img] > svg').evaluateAll(all => all.map(svg => svg.outerHTML).join())
  await eventually(drawn).toContain('<image')
  const before = await drawn()
  await act()
  await eventually(drawn).not.toBe(before)
  await page
    .getByRole('toolbar')
    .getByText(t('web-content:saving.saved'), { exact: true })
    .waitFor({ state: 'attached' })
}

const photos = ({ t }: Visitor) => t('web-content:steps.photos')

/** The way back of a phone leaves a dialog, and not the screen below it; the dialog is opened again. */
async function closesByBack({ page }: Visitor, dialog: Locator, opener: RegExp): Promise<void> {
  await dialog.waitFor()
  const at = page.url()
  await page.goBack()
  await dialog.waitFor({ state: 'hidden' })
  expect(page.url()).toBe(at)
  await page.getByRole('button', { name: opener }).click()
}

async function placeOf(area: Locator): Promise<{ x: number | undefined; y: number }> {
  const box = await area.boundingBox()
  return { x: box?.x, y: box?.y ?? Number.NaN }
}

async function heightOf(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  if (!box) throw new Error('it is not there')
  return box.height
}
