/** What a book on the shelf is (specification 3, Book.type). */
export const bookTypes = ['diarybook', 'photobook', 'calendar'] as const
export type BookType = (typeof bookTypes)[number]
