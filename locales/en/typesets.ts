import type { TypesetName } from '#domain/catalogue/typesets'

export const typesets: Record<TypesetName, string> = {
  'a5-1': 'A5 single-column',
  'a5-2': 'A5 two-column',
  'a4-1': 'A4 waterfall',
  'a4-2': 'A4 children’s',
  'a5-waterfall-tweet': 'A5 waterfall',
  'a5-column-tweet': 'A5 timeline',
  'a5-waterfall-blog': 'A5 long reads',
}
