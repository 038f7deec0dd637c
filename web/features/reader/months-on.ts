interface PageWithMonths {
  chapterId?: string | undefined
  chapterIds?: readonly string[] | undefined
}

/** The months that stand on a page, in order; none on front matter, inserted pages and blanks. */
export function monthsOn({ chapterId, chapterIds }: PageWithMonths): readonly string[] {
  return chapterIds ?? (chapterId === undefined ? [] : [chapterId])
}

export const isOfMonth = (page: PageWithMonths, month: string | undefined): boolean =>
  month !== undefined && monthsOn(page).includes(month)
