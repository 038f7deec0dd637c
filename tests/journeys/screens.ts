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
  /** An order of the desk that has gone to the printer. */
  order: string
  /** A batch of coupons. */
  batch: string
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
    { name: 'login', at: '/login', see: heading('login.heading') },
    { name: 'login-email', at: '/login/email', see: heading('web-login:email.heading') },
    {
      name: 'login-email-sent',
      async see(visitor) {
        const { page, t } = visitor
        await page.getByLabel(t('web-login:email.label')).fill('yijun@example.com')
        await page.getByRole('button', { name: t('web-login:email.send') }).click()
        await heading('web-login:email.sent.heading')(visitor)
      },
    },
    {
      name: 'invitation-spent',
      at: '/login/invitation?key=nothing',
      see: heading('web-login:invitation.spent.heading'),
    },
    { name: 'login-link-spent', at: '/login/link?key=nothing', see: heading('web-login:link.spent.heading') },
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
    { name: 'pricing', at: '/pricing', see: heading('web-home:prices.title') },
    { name: 'faq', at: '/faq', see: heading('web-home:faq.title') },
    { name: 'archives', at: '/archives', see: heading('web-archives:heading') },
    {
      name: 'claim',
      at: '/coupons/claim/SPRING',
      see: ({ page, t }) => page.getByRole('link', { name: t('web-coupons:claimLogin') }).waitFor(),
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
      name: 'shelf-new',
      at: '/app/shelf',
      async see(visitor: Visitor) {
        const { page, t } = visitor
        await page
          .getByRole('button', { name: t('web-shelf:create') })
          .first()
          .click()
        const opened = dialog(visitor, 'web-import:newBook')
        await opened.getByRole('button', { name: new RegExp(t('web-import:ways.handText')) }).waitFor()
      },
    },
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
    { name: 'login-again', at: '/app/login-again', see: heading('web-login:again.heading') },
    { name: 'joining', at: '/app/joining', see: heading('web-joining:heading') },
    {
      name: 'addresses',
      at: '/app/addresses',
      see: ({ page, t }) => page.getByRole('button', { name: t('web-addresses:save') }).waitFor(),
    },
    {
      name: 'order-check',
      at: `/app/checkout?bid=${book}`,
      see: ({ page, t }) => page.getByRole('link', { name: t('web-checkout:next.address') }).waitFor(),
    },
    {
      name: 'orders-empty',
      at: '/app/orders',
      see: ({ page, t }) => page.getByRole('heading', { name: t('web-orders:empty.heading') }).waitFor(),
    },
    { name: 'desk-refused', at: '/desk', see: heading('web-desk:refused.heading') },
    {
      name: 'coupons',
      at: '/app/coupons',
      see: ({ page, t }) => page.getByText(t('web-coupons:none')).waitFor(),
    },
    {
      name: 'profile-menu',
      at: '/app/profile',
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
      name: 'selection-span',
      at: design('selection?tab=facebook&'),
      async see(visitor: Visitor) {
        const { page, t } = visitor
        await page.getByRole('button', { name: t('web-selection:span.change') }).click()
        await dialog(visitor, 'web-import:span.heading').getByRole('combobox').first().waitFor()
      },
    },
    {
      name: 'selection-entry',
      at: design('selection?tab=patch&'),
      async see({ page, t }: Visitor) {
        await page.getByRole('article').first().getByText('補寫的一天。').click()
        await page.getByRole('dialog').getByText(t('web-selection:inBook')).waitFor()
      },
    },
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
      name: 'proofing',
      at: design('proofing?'),
      see: ({ page }) => page.getByRole('main').getByRole('textbox').first().waitFor(),
    },
    { name: 'privacy', at: design('privacy?'), see: heading('web-privacy:heading') },
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

export function deskScreens({ order, batch }: Places): Screen[] {
  return [
    {
      name: 'desk',
      at: '/desk',
      see: ({ page, t }) => page.getByText(t('web-desk:waits.filesObjected')).waitFor(),
    },
    {
      name: 'desk-order',
      at: `/desk/${order}`,
      see: ({ page, t }) => page.getByText(t('web-desk:waitsText.toShip')).waitFor(),
    },
    {
      name: 'desk-refund',
      async see(visitor) {
        const { page, t } = visitor
        await page.getByRole('button', { name: t('web-desk:refund.action') }).click()
        await page.getByRole('dialog').getByRole('textbox').waitFor()
      },
    },
    {
      name: 'desk-coupons',
      at: '/desk/coupons',
      see: ({ page }) => page.getByRole('link', { name: '書展' }).waitFor(),
    },
    {
      name: 'desk-issue',
      async see(visitor) {
        const { page, t } = visitor
        await page.getByRole('button', { name: t('web-desk-shop:coupons.issue.action') }).click()
        await dialog(visitor, 'web-desk-shop:coupons.issue.heading').getByRole('textbox').first().waitFor()
      },
    },
    {
      name: 'desk-batch',
      at: `/desk/coupons?batch=${batch}`,
      see: ({ page, t }) => page.getByRole('heading', { name: t('web-desk-shop:batches.codes') }).waitFor(),
    },
    {
      name: 'desk-prices',
      at: '/desk/prices',
      see: ({ page, t }) => page.getByRole('link', { name: t('regions.HK') }).waitFor(),
    },
    {
      name: 'desk-region',
      at: '/desk/prices?region=HK',
      see: ({ page, t }) =>
        page.getByRole('textbox', { name: t('web-desk-shop:prices.fields.shipping') }).waitFor(),
    },
    {
      name: 'desk-figures',
      at: '/desk/figures',
      see: ({ page, t }) =>
        page
          .getByRole('table')
          .or(page.getByText(t('web-desk-shop:figures.empty.text')))
          .waitFor(),
    },
    {
      name: 'desk-people',
      at: '/desk/people',
      see: ({ page }) => page.getByRole('table').getByRole('link').first().waitFor(),
    },
    {
      name: 'desk-person',
      async see({ page, t }) {
        await page.getByRole('table').getByRole('link').first().click()
        await page.getByRole('heading', { name: t('web-desk-service:people.quotas.heading') }).waitFor()
      },
    },
    {
      name: 'desk-quotas',
      async see({ page, t }) {
        await page.getByRole('button', { name: t('web-desk-service:people.acts.quotas.action') }).click()
        await page.getByRole('dialog').getByRole('textbox').first().waitFor()
      },
    },
    {
      name: 'desk-invitations',
      at: '/desk/invitations?search=nobody',
      see: ({ page, t }) => page.getByText(t('web-desk-service:invitations.nothing.heading')).waitFor(),
    },
    {
      name: 'desk-invite',
      at: '/desk/invitations',
      async see(visitor) {
        const { page, t } = visitor
        await page.getByRole('button', { name: t('web-desk-service:invitations.invite.action') }).click()
        await dialog(visitor, 'web-desk-service:invitations.invite.heading').getByRole('textbox').waitFor()
      },
    },
    {
      name: 'desk-invited',
      async see({ page, t }) {
        const key = 'web-desk-service:invitations'
        await page.getByRole('button', { name: t(`${key}.invite.make`) }).click()
        await page.getByRole('textbox', { name: t(`${key}.address.label`) }).waitFor()
        await page.keyboard.press('Escape')
        const who = t(`${key}.forAnybody`)
        await page.getByRole('button', { name: t(`${key}.withdraw.of`, { who }) }).click()
        await page
          .getByRole('dialog')
          .getByText(t(`${key}.withdraw.text`))
          .waitFor()
      },
    },
    {
      name: 'desk-withdrawn',
      async see({ page, t }) {
        const key = 'web-desk-service:invitations'
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t(`${key}.withdraw.action`) })
          .click()
        await page
          .getByRole('cell', { name: t(`${key}.states.withdrawn`) })
          .first()
          .waitFor()
      },
    },
    {
      name: 'desk-reason',
      at: '/desk/jobs?state=setAside',
      async see({ page, t }) {
        await page.getByRole('button', { name: t('web-desk-service:jobs.acts.takeBack.action') }).click()
        await page.getByRole('dialog').getByRole('textbox').waitFor()
      },
    },
    {
      name: 'desk-jobs',
      at: '/desk/jobs?state=setAside',
      see: ({ page, t }) =>
        page.getByRole('button', { name: t('web-desk-service:jobs.acts.takeBack.action') }).waitFor(),
    },
    {
      name: 'desk-no-jobs',
      at: '/desk/jobs?about=nothing',
      see: ({ page, t }) => page.getByText(t('web-desk-service:jobs.empty.failed')).waitFor(),
    },
    {
      name: 'desk-store',
      at: '/desk/store',
      see: ({ page, t }) => page.getByRole('button', { name: t('web-desk-service:store.sweep') }).waitFor(),
    },
    {
      name: 'desk-service',
      at: '/desk/service',
      see: ({ page }) => page.getByText('KEEP_FREE_BYTES').waitFor(),
    },
    {
      name: 'desk-acts',
      at: '/desk/acts',
      // the walk has invited somebody by now
      see: ({ page, t }) =>
        page
          .getByRole('link', { name: t('web-desk-shop:acts.invitation') })
          .first()
          .waitFor(),
    },
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
