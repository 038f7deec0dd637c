import type { TypesetName } from '#domain/catalogue/typesets'

/** How the layouts are called, on screens and in colophons: as in specification 3, where it names them. Hong Kong says the same. */
export const typesets: Record<TypesetName, string> = {
  'a5-1': 'A5 單欄',
  'a5-2': 'A5 雙欄',
  'a4-1': 'A4 瀑布',
  'a4-2': 'A4 童書',
  'a5-waterfall-tweet': 'A5 瀑布',
  'a5-column-tweet': 'A5 時間軸',
  'a5-waterfall-blog': 'A5 長文',
}
