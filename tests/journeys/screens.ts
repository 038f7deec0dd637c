import { contentTypes } from '#domain/catalogue/content-types'
import { type BookEntry, chooseInMenu, receiptBar } from './book-menu.ts'
import { openLogin } from './log-in-by.ts'
import type { Visitor } from './visitor.ts'

/** A screen, or what opens over the one before it. */
export interface Screen {
  name: string
  /** Where it is; absent: on from the screen before. */
  at?: string
  /** Until it is there. */
  see(visitor: Visitor): Promise<unknown>
  /** Only at this width. */
  only?: 375 | 1280
}

export interface Places {
  /** Ids of a book that is whole, and of one that is empty. */
  book: string
  empty: string
  /** Query of a book that wants a password. */
  locked: string
  /** An entry of April 2023 with a photo. */
  item: string
}

export function visitorScreens({ book, locked }: Places): Screen[] {
  return [
    { name: 'home', at: '/', see: heading('web-home:hero.title') },
    {
      name: 'login-dialog',
      async see(visitor) {
        await openLogin(visitor)
        await dialog(visitor, 'login.heading').getByRole('link').first().waitFor()
      },
    },
    {
      name: 'mobile-nav',
      at: '/',
      only: 375,
      async see({ page, t }) {
        await page.getByRole('button', { name: t('nav.open') }).click()
        await page.getByRole('dialog').getByRole('navigation').waitFor()
      },
    },
    {
      name: 'region-dialog',
      at: '/',
      async see(visitor) {
        const { page, t } = visitor
        await page
          .getByRole('contentinfo')
          .getByRole('button', { name: t('nav.language') })
          .click()
        await dialog(visitor, 'region.heading').waitFor()
      },
    },
    { name: 'not-found', at: '/nowhere/at/all', see: heading('notFound.heading') },
    { name: 'review-missing', at: '/app/review?bid=nothing', see: heading('web-review:missing.heading') },
    { name: 'review-password', at: `/app/review?${locked}`, see: heading('web-review:password.heading') },
    {
      name: 'review',
      at: `/app/review?bid=${book}&action=share`,
      see: ({ page, t }) =>
        page
          .getByRole('main')
          .getByRole('button', { name: t('web-review:start') })
          .waitFor(),
    },
    {
      name: 'review-open',
      async see({ page, t }) {
        await page.getByRole('button', { name: t('web-review:open') }).click()
        await page.locator('[role=img] > svg').first().waitFor()
      },
    },
  ]
}

export function makerScreens({ book, empty, item }: Places): Screen[] {
  const design = (step: string, bid = book) => `/app/design/${step}bid=${bid}`
  return [
    {
      name: 'shelf',
      at: '/app/shelf',
      see: ({ page, t }) =>
        page.getByRole('link', { name: t('web-shelf:purchaseNamed', { title: '一個春天' }) }).waitFor(),
    },
    ...(['import', 'patch', 'receipt', 'delete'] as const).map(entry => ({
      name: `shelf-${entry}`,
      at: '/app/shelf',
      see: openMenu(entry),
    })),
    {
      name: 'import-facebook',
      at: '/app/shelf',
      async see(visitor: Visitor) {
        await openMenu('import')(visitor)
        await way(visitor, 'facebookText')
        await visitor.page.getByRole('button', { name: visitor.t('web-import:facebook.go') }).waitFor()
      },
    },
    {
      name: 'import-upload',
      async see(visitor: Visitor) {
        await visitor.page.getByRole('button', { name: visitor.t('web-import:back') }).click()
        await way(visitor, 'uploadText')
        await visitor.page.getByRole('button', { name: visitor.t('web-import:upload.pick') }).waitFor()
      },
    },
    { name: 'profile', at: '/app/profile', see: heading('web-profile:heading') },
    {
      name: 'profile-menu',
      async see({ page, t, view }: Visitor) {
        await page.getByRole('textbox', { name: t('web-profile:name') }).waitFor()
        await page.getByRole('button', { name: t(view.width === 375 ? 'nav.open' : 'nav.account') }).click()
        const opened = page.getByRole(view.width === 375 ? 'dialog' : 'menu')
        await opened.getByText(t('nav.logOut'), { exact: true }).waitFor()
      },
    },
    ...contentTypes.map(tab => ({
      name: `selection-${tab}`,
      at: design(`selection?tab=${tab}&`),
      see: ({ page, t }: Visitor) =>
        tab === 'facebook' || tab === 'patch'
          ? page.getByRole('article').first().waitFor()
          : page.getByRole('heading', { name: t(`web-selection:empty.${tab}.heading`) }).waitFor(),
    })),
    {
      name: 'selection-nothing-found',
      at: design('selection?tab=facebook&q=zzz&'),
      see: ({ page, t }: Visitor) =>
        page.getByRole('heading', { name: t('web-selection:nothing.heading') }).waitFor(),
    },
    {
      name: 'selection-of-empty-book',
      at: design('selection?', empty),
      see: ({ page, t }) =>
        page.getByRole('heading', { name: t('web-selection:empty.facebook.heading') }).waitFor(),
    },
    {
      name: 'cover',
      at: design('cover?'),
      see: ({ page, tPattern }) => page.getByRole('img', { name: tPattern('web-cover:preview') }).waitFor(),
    },
    {
      name: 'cover-of-empty-book',
      at: design('cover?', empty),
      see: ({ page, t }) => page.getByText(t('web-cover:captionOfNone')).waitFor(),
    },
    {
      name: 'cover-of-nothing',
      at: design('cover?', 'nothing'),
      see: ({ page, t }) => page.getByRole('heading', { name: t('web-cover:loadFailed.heading') }).waitFor(),
    },
    {
      name: 'layout',
      at: design('cover?tab=layout&'),
      see: ({ page }) => page.locator('[role=img] > svg').nth(6).waitFor(),
    },
    {
      name: 'inserts',
      at: design('pages?'),
      see: ({ page }) => page.locator('[role=img] > svg').first().waitFor(),
    },
    { name: 'content', at: `${design('content?')}&month=202304`, see: drawnPage },
    {
      name: 'content-editor',
      at: `${design('content?')}&month=202304&item=${item}`,
      see: async visitor => {
        await drawnPage(visitor)
        await visitor.page.getByRole('region', { name: visitor.t('web-content:photos.heading') }).waitFor()
      },
    },
    {
      name: 'content-bin',
      at: `${design('content?')}&month=202304`,
      async see(visitor) {
        await drawnPage(visitor)
        await visitor.page
          .getByRole('button', { name: visitor.t('web-content:bin.heading'), exact: true })
          .click()
        await visitor.page.getByRole('dialog').getByText(visitor.t('web-content:bin.empty')).waitFor()
      },
    },
    {
      name: 'content-of-empty-book',
      at: design('content?', empty),
      see: ({ page, t }) => page.getByText(t('web-reading:empty.text')).waitFor(),
    },
    {
      name: 'preview',
      at: design('preview?'),
      see: ({ page, tPattern }) => page.getByRole('img', { name: tPattern('web-preview:coverOf') }).waitFor(),
    },
    {
      name: 'preview-spread',
      async see(visitor) {
        await visitor.page.keyboard.press('End')
        await visitor.page.locator('[role=img] > svg').first().waitFor()
      },
    },
    {
      name: 'preview-warnings',
      async see(visitor) {
        await visitor.page.getByRole('button', { name: /[0-9]/ }).first().waitFor()
        await visitor.page
          .getByRole('button', { name: visitor.tPattern('web-preview:warningsCount', { count: 2 }) })
          .or(
            visitor.page.getByRole('button', {
              name: visitor.tPattern('web-preview:warningsCount', { count: 1 }),
            }),
          )
          .click()
        await dialog(visitor, 'web-preview:warningsHeading.heading').waitFor()
      },
    },
    {
      name: 'preview-sharing',
      at: design('preview?'),
      async see(visitor) {
        await visitor.page.getByRole('button', { name: visitor.t('web-preview:share') }).click()
        await dialog(visitor, 'web-preview:sharing.heading').getByRole('checkbox').first().waitFor()
      },
    },
    {
      name: 'preview-of-empty-book',
      at: design('preview?', empty),
      see: ({ page, t }) => page.getByText(t('web-reading:empty.text')).waitFor(),
    },
    { name: 'preview-of-nothing', at: design('preview?', 'nothing'), see: heading('web-preview:notLoaded') },
  ]
}

const heading =
  (key: string) =>
  ({ page, t }: Visitor) =>
    page.getByRole('heading', { level: 1, name: t(key) }).waitFor()

const dialog = ({ page, t }: Visitor, key: string) => page.getByRole('dialog', { name: t(key) })

async function way({ page, t }: Visitor, key: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(t(`web-import:ways.${key}`)) }).click()
}

function openMenu(entry: BookEntry) {
  return async (visitor: Visitor) => {
    const { page, t } = visitor
    await chooseInMenu(visitor, entry, '一個春天')
    const opened = page.getByRole('dialog')
    const whole = {
      import: opened.getByRole('button', { name: new RegExp(t('web-import:ways.uploadText')) }),
      patch: opened.getByRole('button', { name: t('web-patch:save') }),
      receipt: receiptBar(visitor),
      delete: opened.getByRole('button', { name: t('web-shelf:delete.confirm') }),
    }
    await whole[entry].waitFor()
  }
}

/** The month of the address lies open, and its entries can be pressed. */
async function drawnPage({ page }: Visitor): Promise<void> {
  await page.getByRole('main').locator('[data-item]').first().waitFor()
}
