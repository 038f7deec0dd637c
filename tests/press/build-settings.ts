import type { BookSettings } from '#press/products/diary/book-settings'

/** A house paperback of small A5 pages with a window in its cover; `overrides` say what the test is about. */
export function buildSettings(overrides: Partial<BookSettings> = {}): BookSettings {
  return {
    title: '小島日記',
    author: '小滿',
    typeset: 'a5-1',
    binding: 'paperback',
    profile: 'house',
    template: 'window',
    color: '#243F66',
    locale: 'zh-tw',
    timeZone: 'Asia/Taipei',
    ...overrides,
  }
}
