import type { Design } from '#contract/book'
import type { TypesetName } from '#domain/catalogue/typesets'
import { themeColours } from '#domain/covers/cover-colours'
import { coverTextLimits } from '#domain/covers/cover-text'
import { isTimeZone } from '#domain/time/civil-time'
import { studio as en } from '#locales/en/studio'
import { studio as hk } from '#locales/zh-hk/studio'
import { studio as tw } from '#locales/zh-tw/studio'
import { phrase, wordsIn } from '#press/text/book-words'
import type { Deps } from '../../../deps.ts'
import type { Language } from '../../../kernel/http/language-of.ts'
import type { books } from './schema.ts'

export interface Maker {
  uid: string
  name: string
  language: Language
}

export interface BookOptions {
  title?: string | undefined
  author?: string | undefined
  typeset?: TypesetName | undefined
  timeZone?: string | undefined
}

/** A diary book as it begins, before anything is in it; what nobody wished for is as usual. */
export function newDiary(
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
  { uid, name, language }: Maker,
  options: BookOptions = {},
) {
  const author = [...(options.author ?? name)].slice(0, coverTextLimits.author).join('')
  const title = [...(options.title ?? firstTitle(name, language))].slice(0, coverTextLimits.title).join('')
  const design: Design = {
    title,
    author,
    template: 'classic',
    cover: { color: themeColours[0].hex },
    inserts: [],
    edited: true,
  }
  const createdAt = now()
  return {
    bid: newId(),
    uid,
    sid: newId(),
    type: 'diarybook',
    typeset: options.typeset ?? 'a5-1',
    design,
    locale: language,
    timeZone: options.timeZone && isTimeZone(options.timeZone) ? options.timeZone : 'Asia/Taipei',
    finalized: false,
    public: false,
    guide: false,
    runsOn: true,
    gift: true,
    postsInitialized: false,
    pagesInitialized: false,
    insInitialized: false,
    patched: false,
    totalPage: 0,
    revision: 0,
    createdAt,
    updatedAt: createdAt,
  } satisfies typeof books.$inferInsert
}

/** What a new book is called until its maker says otherwise. */
function firstTitle(name: string, language: Language): string {
  const words = wordsIn(language, { tw, hk, en })
  return name === '' ? words.untitled : phrase(words.titleOf, { name })
}
