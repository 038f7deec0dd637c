import { eq } from 'drizzle-orm'
import type { Design } from '#contract/book'
import { themeColours } from '#domain/cover-colours'
import { coverTextLimits } from '#domain/cover-text'
import { studio as en } from '#locales/en/studio'
import { studio as hk } from '#locales/zh-hk/studio'
import { studio as tw } from '#locales/zh-tw/studio'
import { phrase, wordsIn } from '#press/text/book-words'
import type { Sql } from '../../db/connect.ts'
import { books, users } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { Language } from '../../http/language-of.ts'
import { type Refused, refuse } from '../../http/refusal.ts'
import type { BookRow } from '../../http/route.ts'

export interface BookWish {
  title?: string | undefined
  author?: string | undefined
  typeset?: string | undefined
  timeZone?: string | undefined
}

/** Most diary books of a user (specification 9). */
const mostBooks = 5

/** A new diary book, unless the shelf is full; two presses at once cannot pass the limit together. */
export async function createBook(uid: string, wish: BookWish, deps: Deps): Promise<BookRow | Refused> {
  return deps.db.transaction(async tx => {
    const [user] = await tx.select().from(users).where(eq(users.uid, uid)).for('update')
    if (!user) throw new Error('a session without its user')
    if (!mayHaveMore(await tx.select().from(books).where(eq(books.uid, uid)))) return refuse('tooManyBooks')
    // users.language is written by parsed calls only
    return insertBook(tx, deps, user.uid, user.name, user.language as Language, wish)
  })
}

/** Whether there is room on a shelf for one more. */
export function mayHaveMore(own: readonly Pick<BookRow, 'type' | 'guide'>[]): boolean {
  return own.filter(one => one.type === 'diarybook' && !one.guide).length < mostBooks
}

/** The book that a new user finds on the shelf. */
export async function createFirstBook(
  tx: Sql,
  deps: Deps,
  uid: string,
  name: string,
  language: Language,
): Promise<BookRow> {
  return insertBook(tx, deps, uid, name, language, {})
}

async function insertBook(
  tx: Sql,
  deps: Deps,
  uid: string,
  name: string,
  language: Language,
  wish: BookWish,
): Promise<BookRow> {
  const author = [...(wish.author ?? name)].slice(0, coverTextLimits.author).join('')
  const title = [...(wish.title ?? firstTitle(name, language))].slice(0, coverTextLimits.title).join('')
  const design: Design = {
    title,
    author,
    template: 'classic',
    cover: { color: themeColours[0].hex },
    inserts: [],
  }
  const now = deps.now()
  const [book] = await tx
    .insert(books)
    .values({
      bid: deps.newId(),
      uid,
      sid: deps.newId(),
      type: 'diarybook',
      typeset: wish.typeset ?? 'a5-1',
      design,
      locale: language,
      timeZone: isTimeZone(wish.timeZone) ? wish.timeZone : 'Asia/Taipei',
      finalized: false,
      public: false,
      guide: false,
      postsInitialized: false,
      insInitialized: false,
      patched: false,
      totalPage: 0,
      revision: 0,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!book) throw new Error('the book was not written')
  return book
}

/** What a new book is called until its maker says otherwise. */
export function firstTitle(name: string, language: Language): string {
  const words = wordsIn(language, { tw, hk, en })
  return name === '' ? words.untitled : phrase(words.titleOf, { name })
}

function isTimeZone(zone: string | undefined): zone is string {
  if (zone === undefined) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    // RangeError: no such zone, so the usual one stands
    return false
  }
}
