import { type Language, languages } from '#domain/catalogue/languages'
import { invariant } from '#domain/invariant'
import { type Money, money } from '#domain/money/money'
import { mails as en } from '#locales/en/mails'
import { mails as hk } from '#locales/zh-hk/mails'
import { mails as tw } from '#locales/zh-tw/mails'
import { phrase, wordsIn } from '#press/text/book-words'
import type { MailContent, MailLink } from '../../../adapters/mail/mail-content.ts'
import { mailHtml } from '../../../adapters/mail/mail-html.ts'
import { mailText } from '../../../adapters/mail/mail-text.ts'
import type { MailDetails, MailedLine, MailedOrder, MailKind } from './mailed-order.ts'
import { priceText } from './price-text.ts'

export interface Site {
  brandName: string
  publicOrigin: string
}

/** A mail about an order, in the language of who placed it. */
export function renderMail(
  kind: MailKind,
  order: MailedOrder,
  details: MailDetails,
  site: Site,
): { subject: string; text: string; html: string } {
  const content = contentOf(kind, order, details, site)
  const words = wordsOf(order.language)
  return {
    subject: phrase(words.kinds[kind].subject, { number: order.number }),
    text: mailText(content),
    html: mailHtml(content),
  }
}

type Words = typeof tw

const wordsOf = (language: Language): Words => wordsIn<Words>(language, { tw, hk, en })

function contentOf(kind: MailKind, order: MailedOrder, details: MailDetails, site: Site): MailContent {
  const { language, number, lines } = order
  const words = wordsOf(language)
  const [first] = lines
  const action = actionOf(kind, order, details, site, words)
  return {
    language,
    brandName: site.brandName,
    heading: words.kinds[kind].heading,
    greeting: words.greeting,
    lead: leadOf(kind, order, details, words),
    ...(action && { action }),
    links: (details.files ?? []).map(({ kind, volume, title, href }) => ({
      label: `${phrase(words.bookTitle, { title })} ${phrase(words.files[kind], { volume })}`,
      href,
    })),
    books: lines.map(line => ({
      title: phrase(words.bookTitle, { title: line.title }),
      author: line.author === '' ? '' : phrase(words.by, { author: line.author }),
      about: aboutLine(line, words),
      price: priceText(line.total, language),
    })),
    sums: sumsOf(order, details, words),
    facts: [
      { name: words.number, lines: [number] },
      { name: words.placedOn, lines: [dateText(order.placedAt, order)] },
      ...(order.address.length > 0 ? [{ name: words.sentTo, lines: [...order.address] }] : []),
    ],
    closing: words.closing,
    why: phrase(words.why, { number, brand: site.brandName }),
    ...(order.cover && first && { coverAlt: phrase(words.coverOf, { title: first.title }) }),
  }
}

function actionOf(
  kind: MailKind,
  { oid, hasAccount }: MailedOrder,
  { tracking }: MailDetails,
  { publicOrigin }: Site,
  words: Words,
): MailLink | undefined {
  if (kind === 'shipped' && tracking?.href !== undefined) return { label: words.track, href: tracking.href }
  if (!hasAccount) return undefined
  return { label: words.seeOrder, href: `${publicOrigin}/app/order?${new URLSearchParams({ oid })}` }
}

function leadOf(kind: MailKind, order: MailedOrder, details: MailDetails, words: Words): string {
  const { received, paid, pdfReady, shipped, refunded } = words.kinds
  if (kind === 'received') return received.lead
  if (kind === 'paid') {
    const isPdf = order.lines.every(({ binding }) => binding === 'pdf')
    if (isPdf) return paid.leadPdf
    if (order.shippedFrom === null) return phrase(paid.lead, { days: order.deliveryDays })
    const day = dateText(new Date(order.shippedFrom), { ...order, timeZone: 'UTC' })
    return phrase(paid.leadHoliday, { day })
  }
  if (kind === 'pdfReady') {
    invariant(details.until, 'links to files have an end')
    const until = dateText(details.until, order)
    return phrase(order.hasAccount ? pdfReady.lead : pdfReady.leadAccount, { until })
  }
  if (kind === 'shipped')
    return details.tracking ? phrase(shipped.lead, { tracking: details.tracking.number }) : shipped.leadPlain
  invariant(details.refunded, 'a mail about a refund tells how much')
  return phrase(refunded.lead, { amount: priceText(details.refunded, order.language) })
}

function aboutLine(line: MailedLine, words: Words): string {
  const { binding, pages, quantity, volumes } = line
  const billing = billingOf(line, words)
  if (binding === 'pdf') return phrase(words.linePdf, { pages, billing })
  const sentence = volumes > 1 ? words.lineVolumes : words.line
  return phrase(sentence, { binding: words.bindings[binding], pages, quantity, volumes, billing })
}

/** What is told of pages that are not billed, or billed though they are not there. */
function billingOf({ pages, billedPages }: MailedLine, { billed, unprinted }: Words): string {
  if (billedPages === pages) return ''
  return phrase(billedPages > pages ? billed : unprinted, { billed: billedPages })
}

/** What is nothing is not said, but for the shipping of what is shipped. */
function sumsOf(order: MailedOrder, { refunded }: MailDetails, words: Words): MailContent['sums'] {
  const { subtotal, discount, shipping, surcharge, tax, total, language, address } = order
  const parts = [
    { name: words.sum.subtotal, amount: subtotal, isSaid: true },
    { name: words.sum.discount, amount: negated(discount), isSaid: discount.amountMinor !== 0 },
    { name: words.sum.shipping, amount: shipping, isSaid: address.length > 0 },
    { name: words.sum.surcharge, amount: surcharge, isSaid: surcharge.amountMinor !== 0 },
    { name: words.sum.tax, amount: tax, isSaid: tax.amountMinor !== 0 },
    { name: words.sum.total, amount: total, isSaid: true },
    ...(refunded ? [{ name: words.sum.refunded, amount: refunded, isSaid: true }] : []),
  ]
  return parts
    .filter(({ isSaid }) => isSaid)
    .map(({ name, amount }) => ({ name, amount: priceText(amount, language) }))
}

function negated({ amountMinor, currency }: Money): Money {
  return money(-amountMinor, currency)
}

function dateText(at: Date, { language, timeZone }: Pick<MailedOrder, 'language' | 'timeZone'>): string {
  return at.toLocaleDateString(languages[language].formats, { dateStyle: 'long', timeZone })
}
