import type { Drawing, Drawn } from '#press/engine/drawing'
import type { Element } from '#press/page/display-list'
import type { LaidCover } from './front-cover.ts'

/** The cover as the engine draws it: one page. `keyOf` gives a photo's stand-in key for its sha256. */
export function coverDrawing(
  cover: LaidCover,
  named: { title: string; author: string },
  keyOf: (sha256: string) => string,
): Drawing {
  const { width, height, styles, elements } = cover
  return { ...named, width, height, styles, pages: [elements.map(element => drawn(element, keyOf))] }
}

function drawn(element: Element, keyOf: (sha256: string) => string): Drawn {
  const { frame: _, ...rest } = element
  switch (rest.kind) {
    case 'text': {
      const { lines: _lines, ...words } = rest
      return { ...words, lang: words.lang ?? 'en' }
    }
    case 'image': {
      const { photo, ...image } = rest
      return { ...image, key: keyOf(photo) }
    }
    case 'rect': {
      const { bleed: _bleed, ...rect } = rest
      return rect
    }
    case 'shape': {
      const { vw, vh, svg, ...place } = rest
      const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${vw} ${vh}">${svg}</svg>`
      return { ...place, source }
    }
    case 'qr':
      throw new Error('Covers carry no QR codes')
  }
}
