import { trims } from '#domain/catalogue/papers'
import type { Drawing } from '../../engine/drawing.ts'
import { placeholderKey } from '../../engine/placeholder.ts'
import { resolvePage } from '../../engine/resolve-page.ts'
import { areaLeft } from '../../page/geometry.ts'
import { drawnBleed } from '../../printers/page-boxes.ts'
import { profiles } from '../../printers/profiles.ts'
import { typesets } from '../../typesets/typesets.ts'
import type { BookPage } from './book-page.ts'
import type { BookSettings } from './book-settings.ts'
import { frontStyles } from './front-styles.ts'
import { furnish } from './furnish-page.ts'
import { nameStyles } from './name-styles.ts'
import { styleSheetOfPage } from './style-sheets.ts'

/** Placeholder keys of a drawing, in the order in which photos first appear at a width. */
export interface PhotoKeys {
  keyOf(photo: string, widthMm: number): string
  /** What each key stands for. */
  photos: Map<string, { photo: string; widthMm: number }>
}

export function photoKeys(): PhotoKeys {
  const keys = new Map<string, string>()
  const photos: PhotoKeys['photos'] = new Map()
  return {
    photos,
    keyOf(photo, widthMm) {
      const name = `${photo} ${widthMm.toFixed(2)}`
      const givenKey = keys.get(name)
      if (givenKey) return givenKey
      const key = placeholderKey(keys.size)
      keys.set(name, key)
      photos.set(key, { photo, widthMm })
      return key
    },
  }
}

/**
 * Pages of a volume as the engine draws them. `bleed` for the press; without it the trimmed page, for reading
 * and for the preview. `pages` of the volume decide the gutter. Each is drawn with the style sheet that it was set with.
 */
export function drawingOf(
  pages: readonly BookPage[],
  settings: BookSettings,
  options: { bleed: boolean; keys: PhotoKeys; volumePages: number },
): Drawing {
  const typeset = typesets[settings.typeset]
  const profile = profiles[settings.profile]
  const trim = trims[typeset.paper]
  const bleed = options.bleed ? drawnBleed(profile) : 0
  const sheet = { width: trim.width + 2 * bleed, height: trim.height + 2 * bleed }
  const styles = { ...typeset.styles, ...frontStyles(typeset) }
  return {
    title: settings.title,
    author: settings.author,
    lang: settings.locale,
    styles,
    ...sheet,
    pages: pages.map(page => {
      const set = styleSheetOfPage(page, settings)
      const recto = page.folio % 2 === 1
      const side = {
        trim,
        bleed: { left: bleed, top: bleed },
        sheet,
        areaLeft: areaLeft(set.area, profile, options.volumePages, recto),
        recto,
      }
      const furnished = furnish(page, settings, set, profile)
      const elements = page.sheet ? nameStyles(furnished.elements, set.styles, styles) : furnished.elements
      const ground = page.blank ? undefined : set.ground
      return resolvePage({ ...furnished, elements }, side, settings.locale, ground, options.keys.keyOf)
    }),
  }
}
