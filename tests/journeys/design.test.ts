import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPlan } from '#contract/pages'
import { fromWire } from '#contract/wire'
import { cover as en } from '#locales/en/cover'
import { typesets as englishTypesets } from '#locales/en/typesets'
import { cover as tw } from '#locales/zh-tw/cover'
import { typesets } from '#locales/zh-tw/typesets'
import { deeper } from '../depth.ts'
import { drawnPhoto, emptyBook, writeEntry } from './prepare-book.ts'
import { type App, startApp } from './start-app.ts'
import { englishDesktop, ownPerson, type View, viewsOf } from './views.ts'
import { eventually, type Visitor } from './visitor.ts'

// Takes long: a book is set in another layout and back, and its own pages are drawn in all seven.

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

describe.each(viewsOf(englishDesktop))('$name', deeper, view => {
  test('another layout: seen with the own pages, chosen, the book is set anew, and back', async () => {
    const { visitor, bid } = await openBook(view)
    const { page, t, tPattern, checkScreen } = visitor
    await page.goto(`/app/design/cover?bid=${bid}&tab=layout`)
    const names = view.language === 'en' ? englishTypesets : typesets
    const card = (typeset: keyof typeof typesets) =>
      page.getByRole('radio', { name: new RegExp(names[typeset]) })
    const ownPages = page.getByRole('img', { name: tPattern('web-cover:layout.page') })
    // two pages of this book in each of the seven
    await eventually(() => ownPages.locator('svg').count()).toBeGreaterThanOrEqual(7)
    await checkScreen('layout-own-pages')
    const narrow = await planOf(visitor, bid)
    await card('a4-1').check()
    await page.getByText(t('web-cover:save.saved'), { exact: true }).waitFor()
    const wide = async () => (await planOf(visitor, bid)).page.width
    await eventually(wide).toBe(210)
    await checkScreen('layout-chosen')
    await openPreview(visitor)
    const sheet = page
      .getByRole('region', { name: t('web-reading:book') })
      .locator('[role=img]:has(> svg)')
      .first()
    const shapeOf = async () => {
      const { width = 1, height = 1 } = (await sheet.boundingBox()) ?? {}
      return width / height
    }
    await eventually(shapeOf).toBeCloseTo(210 / 285, 2)
    await checkScreen('preview-a4')
    await page.goto(`/app/design/cover?bid=${bid}&tab=layout`)
    await page.getByRole('button', { name: t('web-cover:undo'), exact: true }).click()
    await eventually(() => card('a5-1').isChecked()).toBe(true)
    await eventually(async () => (await planOf(visitor, bid)).pages).toEqual(narrow.pages)
    await visitor.leave()
  })

  test('pages put in: words, a photo, a chapter, a blank; their order; in the book', async () => {
    const { visitor, bid } = await openBook(view)
    const { page, t, tPattern, checkScreen } = visitor
    await page.goto(`/app/design/pages?bid=${bid}`)
    const kind = (name: string) => t(`web-pages:kinds.${name}.name`)
    const add = (name: string) =>
      page
        .getByRole('button', { name: new RegExp(`^${kind(name)}`) })
        .last()
        .click()
    const words = (name: string) =>
      page.getByRole('textbox', { name: t(`web-pages:kinds.${name}.words`), exact: true })
    const drawn = page.getByRole('img', { name: t('web-pages:preview') }).locator('svg')
    await page.getByText(t('web-pages:none')).waitFor()
    await add('dedication')
    await words('dedication').fill('給外婆\n謝謝您的紅豆湯')
    await drawn.waitFor()
    await checkScreen('insert-dedication')
    await add('divider')
    await words('divider').fill('搬家以後\n2023 年春天')
    await eventually(() => drawn.count()).toBe(1)
    await checkScreen('insert-divider')
    await add('photo')
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: t('web-pages:upload') }).click(),
    ])
    const buffer = await drawnPhoto('mountains', view.name)
    await chooser.setFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
    await drawn.locator('image').first().waitFor()
    const shown = () => drawn.locator('image').first().getAttribute('href')
    const uploaded = await shown()
    await page.getByRole('button', { name: t('web-pages:fromBook') }).click()
    const picker = page.getByRole('dialog', { name: t('web-picker:heading') })
    await picker
      .getByRole('button', { name: tPattern('web-picker:photo') })
      .first()
      .click()
    await picker.getByRole('button', { pressed: true }).waitFor()
    await checkScreen('insert-picker')
    await picker.getByRole('button', { name: t('web-picker:take', { count: 1 }) }).click()
    await picker.waitFor({ state: 'hidden' })
    await eventually(shown).not.toBe(uploaded)
    await words('photo').fill('合歡山')
    await checkScreen('insert-photo')
    await add('blank')
    const rows = page.getByRole('main').getByRole('listitem')
    const order = () =>
      rows
        .getByRole('button', { expanded: true })
        .or(rows.getByRole('button', { expanded: false }))
        .allTextContents()
    const blank = kind('blank')
    const at = (place: string) => t(`web-pages:places.${place}`)
    const before = t('web-pages:places.month', { year: '2023', month: 3 })
    await eventually(order).toEqual([
      `給外婆${at('front')}`,
      `搬家以後${before}`,
      `合歡山${at('back')}`,
      `${blank}${at('back')}`,
    ])
    await page
      .getByRole('button', {
        name: t('web-pages:earlier', { name: blank, place: at('back') }),
        exact: true,
      })
      .click()
    await eventually(order).toEqual([
      `給外婆${at('front')}`,
      `搬家以後${before}`,
      `${blank}${at('back')}`,
      `合歡山${at('back')}`,
    ])
    await page.getByText(t('web-cover:save.saved'), { exact: true }).waitFor()
    await checkScreen('insert-order')
    const inserted = async () =>
      (await planOf(visitor, bid)).pages.flatMap(({ insertId }) => insertId ?? []).length
    await eventually(inserted).toBe(4)
    await openPreview(visitor)
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await page
      .getByRole('img', { name: tPattern('web-reading:page', { folio: 1 }) })
      .locator('svg')
      .waitFor()
    await checkScreen('preview-dedication')
    await page.goto(`/app/design/pages?bid=${bid}`)
    await page
      .getByRole('button', { name: t('web-pages:remove', { name: blank, place: at('back') }), exact: true })
      .click()
    await eventually(order).toEqual([`給外婆${at('front')}`, `搬家以後${before}`, `合歡山${at('back')}`])
    await eventually(inserted).toBe(3)
    await visitor.leave()
  })

  test('the cover: a photo of the book, the part that shows, a style; as it is printed', async () => {
    const { visitor, bid } = await openBook(view)
    const { page, t, tPattern, checkScreen } = visitor
    await page.goto(`/app/design/cover?bid=${bid}`)
    const cover = page.getByRole('img', { name: tPattern('web-cover:preview') })
    const source = () => cover.getAttribute('src')
    const bare = await source()
    await page.getByRole('button', { name: t('web-cover:picture.choose') }).click()
    const photos = page.getByRole('dialog', { name: t('web-picker:headingOfOne') })
    await photos
      .getByRole('button', { name: tPattern('web-picker:photo') })
      .first()
      .waitFor()
    await checkScreen('cover-photos')
    await starOne(visitor)
    await photos
      .getByRole('button', { name: tPattern('web-picker:photo') })
      .first()
      .click()
    const crop = page.getByRole('dialog', { name: t('web-cover:crop.heading') })
    await crop.getByRole('slider', { name: t('web-cover:crop.zoom') }).focus()
    await page.keyboard.press('End')
    await checkScreen('cover-crop')
    await crop.getByRole('button', { name: t('web-cover:crop.use') }).click()
    await eventually(source).not.toBe(bare)
    const pictured = await source()
    const names = coverNames[view.language].templates
    const polaroid = page.getByRole('radio', { name: names.polaroid, exact: true })
    await page.locator('label', { has: polaroid }).click()
    await eventually(source).not.toBe(pictured)
    await page.getByText(t('web-cover:save.saved'), { exact: true }).waitFor()
    await checkScreen('cover-with-photo')
    await visitor.leave()
  })
})

/** Gives the second photo a star, and finds it by that, now and later. */
async function starOne({ page, t, tPattern, checkScreen }: Visitor): Promise<void> {
  const photos = page.getByRole('dialog', { name: t('web-picker:headingOfOne') })
  const all = photos.getByRole('img', { name: tPattern('web-picker:photo') })
  const stars = photos.getByRole('button', { name: tPattern('web-picker:star') })
  const only = photos.getByRole('button', { name: t('web-picker:favourites'), exact: true })
  await eventually(() => all.count()).toBe(3)
  const second = await all.nth(1).getAttribute('src')
  await only.click()
  await photos.getByRole('heading', { name: t('web-picker:noFavourites.heading') }).waitFor()
  await checkScreen('picker-no-favourites')
  await only.click()
  // it takes until the starred ones are looked for
  const saving = Promise.withResolvers<void>()
  const isSaved = (url: URL) => url.pathname.includes('/favourites/')
  await page.route(isSaved, async route => {
    if (route.request().method() === 'PUT') await saving.promise
    await route.continue()
  })
  await stars.nth(1).click()
  await eventually(() => stars.nth(1).getAttribute('aria-pressed')).toBe('true')
  await only.click()
  await photos.getByRole('progressbar').waitFor()
  saving.resolve()
  await eventually(() => all.evaluateAll(images => images.map(image => image.getAttribute('src')))).toEqual([
    second,
  ])
  await page.unroute(isSaved)
  await checkScreen('picker-favourites')
  const press = async () => {
    const [saved] = await Promise.all([
      page.waitForResponse(answer => answer.request().method() === 'PUT'),
      stars.click(),
    ])
    expect(saved.status()).toBe(200)
  }
  // what loses its star stays in sight until one looks anew
  await press()
  await eventually(() => stars.getAttribute('aria-pressed')).toBe('false')
  expect(await all.count()).toBe(1)
  await press()
  await page.keyboard.press('Escape')
  await photos.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: t('web-cover:picture.choose') }).click()
  await only.click()
  await eventually(() => all.count()).toBe(1)
  await only.click()
  await eventually(() => all.count()).toBe(3)
}

const coverNames = { en, 'zh-tw': tw, 'zh-hk': tw }

async function planOf({ token }: { token: string }, bid: string) {
  const { body } = await app.studio.call(readPlan, { token, params: { bid } })
  return readPlan.answer.parse(fromWire(readPlan.answer, body.data))
}

/** A book of two months in spring. */
async function openBook(view: View) {
  const visitor = await app.visitAs(ownPerson(view), view)
  const { studio } = app
  const { bid } = await emptyBook(studio, visitor, '春天的日子')
  const days = [
    {
      postDate: '2023-03-04 09:20',
      content: '新家的第一個早晨，陽光剛好照到書桌。',
      scenes: ['desk', 'breakfast'],
    },
    { postDate: '2023-03-18 22:05', content: '箱子終於拆完了。' },
    { postDate: '2023-04-02 15:40', content: '清明連假，回外婆家吃飯。', scenes: ['grandma'] },
  ] as const
  for (const day of days) await writeEntry(studio, visitor, bid, day)
  return { visitor, bid }
}

async function openPreview({ page, t, tPattern }: Visitor): Promise<void> {
  await page.getByRole('link', { name: t('design.steps.preview'), exact: true }).click()
  await page.getByRole('img', { name: tPattern('web-preview:coverOf') }).waitFor()
  await page.keyboard.press('ArrowRight')
}
