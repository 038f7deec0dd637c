import { keyInPlaceholder } from '../../../engine/placeholder.ts'
import type { Engine } from '../../engine.ts'
import type { BookPage } from '../book-page.ts'
import type { BookSettings } from '../book-settings.ts'
import { drawingOf, photoKeys } from '../drawing-of.ts'

/**
 * One page as SVG, at its trimmed size: the same drawing as the print file, with photos as links. `hrefOf` names
 * the address of a photo (sha256) shown so many mm wide in full.
 */
export async function pageSvg(
  page: BookPage,
  settings: BookSettings,
  volumePages: number,
  engine: Engine,
  hrefOf: (photo: string, widthMm: number) => string,
): Promise<string> {
  const keys = photoKeys()
  const drawing = drawingOf([page], settings, { bleed: false, keys, volumePages })
  const svg = await engine.run('svg', drawing)
  return svg.replace(
    /(xlink:)?href="data:image\/jpeg;base64,([A-Za-z0-9+/=]+)"/g,
    (whole, _, base64: string) => {
      const photo = keys.photos.get(keyInPlaceholder(Buffer.from(base64, 'base64')) ?? '')
      return photo ? `href="${escaped(hrefOf(photo.photo, photo.widthMm))}"` : whole
    },
  )
}

function escaped(address: string): string {
  return address.replace(/[&"<>]/g, character => `&#${character.charCodeAt(0)};`)
}
