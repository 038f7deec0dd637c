import { id } from '#contract/shapes'
import { coverAddress } from '#domain/covers/cover-address'
import type { Deps } from '../../../deps.ts'
import { escaped } from '../../../kernel/http/escaped.ts'
import { coverOf } from '../../library/books/cover-of.ts'
import { figuresOf } from '../../library/books/figures-of.ts'
import { readBook } from '../../library/books/store.ts'
import { siteSettings } from './site-settings.ts'

/** What the server adds to the head of the web app's page: the site's settings, and how a shared book shows elsewhere. */
export async function pageHead(url: URL, deps: Deps): Promise<string> {
  const bid = reviewedBook(url)
  return settingsScript(deps) + (bid === undefined ? '' : await openGraph(bid, deps))
}

/** The book of `/app/review?bid=` or `/app/review/{bid}`. */
function reviewedBook({ pathname, searchParams }: URL): string | undefined {
  const review = /^\/app\/review(?:\/([^/]+))?\/?$/i.exec(pathname)
  const parsed = id.safeParse(review && (review[1] ?? searchParams.get('bid')))
  return parsed.data
}

function settingsScript({ settings }: Deps): string {
  // "<" would end the script early
  const json = siteSettings(settings).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="settings">${json}</script>`
}

/** Only of a public book: what needs a key says nothing to those who have none. */
async function openGraph(bid: string, { db, settings }: Deps): Promise<string> {
  const book = await readBook(db, bid)
  if (!book?.public || book.suspended) return ''
  const { entries } = await figuresOf(db, book.bid)
  const image = new URL(coverAddress({ ...coverOf(book, entries), widthPx: 960 }), settings.publicOrigin)
  const properties = {
    'og:type': 'book',
    'og:title': book.design.title,
    'og:site_name': settings.brandName,
    'og:url': new URL(`/app/review?bid=${book.bid}`, settings.publicOrigin).href,
    'og:image': image.href,
    ...(book.design.author && { 'og:description': book.design.author }),
  }
  return Object.entries(properties)
    .map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`)
    .join('')
}
