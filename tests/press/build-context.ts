import type { TypesetName } from '#domain/catalogue/typesets'
import type { Compiler } from '#press/engine/compiler'
import { areaFor } from '#press/page/geometry'
import { profiles } from '#press/printers/profiles'
import { bookWords } from '#press/text/book-words'
import type { TypesetContext } from '#press/typesets/context'
import { typesets } from '#press/typesets/typesets'

/** What a typeset knows while it sets March 2021 for a house paperback in Taipei. */
export function buildContext(
  compiler: Compiler,
  typeset: TypesetName = 'a5-1',
  overrides: Partial<TypesetContext> = {},
): TypesetContext {
  const design = typesets[typeset]
  return {
    month: '202103',
    area: areaFor(design, profiles.house, 'paperback'),
    styles: design.styles,
    locale: 'zh-tw',
    words: bookWords('zh-tw'),
    timeZone: 'Asia/Taipei',
    compiler,
    missing: new Set(),
    edited: false,
    pxPerMm: 240 / 25.4,
    alonePxPerMm: 180 / 25.4,
    openerPxPerMm: 150 / 25.4,
    ...overrides,
  }
}
