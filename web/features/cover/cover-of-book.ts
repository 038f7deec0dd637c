import type { Book, Design } from '#contract/book'
import type { Language } from '#domain/catalogue/languages'
import { paperOf } from '#domain/catalogue/typesets'
import { coverAddress } from '#domain/covers/cover-address'
import { coverYears } from '#domain/covers/cover-years'

export interface MonthOfCover {
  month: string
  items: number
}

/** Address of the cover that a book would have with this design, so many device pixels across. */
export function coverOfBook(
  book: Pick<Book, 'bid' | 'typeset' | 'coverUrl' | 'currentChapters'>,
  { title, author, template, cover }: Design,
  months: readonly MonthOfCover[] | undefined,
  widthPx: number,
): string {
  const { pic, crop, x, y } = cover
  return coverAddress({
    bid: book.bid,
    template,
    colour: cover.color,
    title,
    author,
    years: coverYears(book.currentChapters),
    ...(pic !== undefined && {
      picture: {
        sha256: pic,
        ...(x !== undefined && { x }),
        ...(y !== undefined && { y }),
        ...(crop && { crop }),
      },
    }),
    paper: paperOf(book.typeset),
    locale: localeOf(book.coverUrl),
    widthPx,
    ...(months && { months }),
  })
}

/** A book speaks the language it was begun in; its cover's address says which. */
function localeOf(coverUrl: string): Language {
  const named = new URLSearchParams(coverUrl.split('?')[1]).get('locale')
  return named === 'en' || named === 'zh-hk' ? named : 'zh-tw'
}
