import { eq } from 'drizzle-orm'
import { coverAddress } from '#domain/covers/cover-address'
import type { Deps } from '../../../deps.ts'
import { escaped } from '../../../kernel/http/escaped.ts'
import { coverOf } from '../../library/books/cover-of.ts'
import { figuresOf } from '../../library/books/figures-of.ts'
import { books } from '../../library/schema.ts'
import { siteSettings } from './site-settings.ts'

/** What the server adds to the head of the web app's page: the site's settings, and how a shared book shows elsewhere. */
export async function pageHead(url: URL, deps: Deps): Promise<string> {
  return settingsScript(deps) + (url.pathname === '/app/review' ? await openGraph(url, deps) : '')
}

function settingsScript({ settings }: Deps): string {
  // "<" would end the script early
  const json = siteSettings(settings).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="settings">${json}</script>`
}

/** Only of a public book: what needs a key says nothing to those who have none. */
async function openGraph(url: URL, { db, settings }: Deps): Promise<string> {
  const [book] = await db
    .select()
    .from(books)
    .where(eq(books.bid, url.searchParams.get('bid')?.slice(0, 64).replaceAll('\0', '') ?? ''))
  if (!book?.public) return ''
  const { entries } = await figuresOf(db, book.bid)
  const image = new URL(coverAddress({ ...coverOf(book, entries), widthPx: 960 }), settings.publicOrigin)
  const said = {
    'og:type': 'book',
    'og:title': book.design.title,
    'og:site_name': settings.brandName,
    'og:url': new URL(`/app/review?bid=${book.bid}`, settings.publicOrigin).href,
    'og:image': image.href,
    ...(book.design.author && { 'og:description': book.design.author }),
  }
  return Object.entries(said)
    .map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`)
    .join('')
}
