import type { Page } from '../../page/display-list.ts'
import { areaFor } from '../../page/geometry.ts'
import type { Styles } from '../../page/style.ts'
import type { StyleSheet } from '../../page/style-sheet.ts'
import { profiles } from '../../printers/profiles.ts'
import { giftStyles } from '../../typesets/gift/gift-styles.ts'
import { typesets } from '../../typesets/typesets.ts'
import type { SetPage } from './book-page.ts'
import type { BookSettings } from './book-settings.ts'

type SetIn = Pick<BookSettings, 'typeset' | 'profile' | 'binding'>

/** What the press of today sets pages with. */
export function styleSheetOf({ typeset, profile, binding }: SetIn): StyleSheet {
  const { styles, ground, folioBelow } = typesets[typeset]
  return {
    styles: { ...giftStyles(typesets[typeset]), ...styles },
    area: areaFor(typesets[typeset], profiles[profile], binding),
    ...(ground !== undefined && { ground }),
    ...(folioBelow !== undefined && { folioBelow }),
  }
}

/** What a page is drawn with: its own style sheet, or that of today. */
export function styleSheetOfPage({ sheet }: Pick<SetPage, 'sheet'>, book: SetIn): StyleSheet {
  const today = styleSheetOf(book)
  // its running head is drawn by the press of today, which may name others than were kept
  return sheet ? { ...sheet, styles: { ...today.styles, ...sheet.styles } } : today
}

/** A style sheet with no more than some pages need: the styles that they name, and those of running heads and numbers. */
export function keptSheet(sheet: StyleSheet, pages: readonly Page[]): StyleSheet {
  return { ...sheet, styles: stylesOn(pages, sheet.styles) }
}

/** Of some styles those that pages name, and those of running heads and numbers, in the order of `styles`. */
export function stylesOn(pages: readonly Pick<Page, 'elements'>[], styles: Styles): Styles {
  const names = namesOn(pages).add('running').add('folio')
  return Object.fromEntries(Object.entries(styles).filter(([name]) => names.has(name)))
}

/** Names of the styles of pages. */
export function namesOn(pages: readonly Pick<Page, 'elements'>[]): Set<string> {
  const texts = pages.flatMap(({ elements }) =>
    elements.flatMap(each => (each.kind === 'text' ? [each] : [])),
  )
  return new Set(texts.map(({ style }) => style))
}
