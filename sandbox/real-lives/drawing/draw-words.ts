import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

export interface DrawnWords {
  png: Buffer
  width: number
  height: number
}

/** Words as a picture on nothing, from the bundled font, so that they look alike on every machine; the same words once. */
export function drawWords(
  text: string,
  sizePx: number,
  widthPx: number,
  colour: string,
): Promise<DrawnWords> {
  const key = `${text}|${sizePx}|${widthPx}|${colour}`
  const cached = drawnWords.get(key) ?? draw(text, sizePx, widthPx, colour)
  drawnWords.set(key, cached)
  return cached
}

const drawnWords = new Map<string, Promise<DrawnWords>>()

async function draw(text: string, sizePx: number, width: number, colour: string): Promise<DrawnWords> {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped}</span>`,
      font: `Noto Sans TC Bold ${sizePx}`,
      fontfile: font,
      dpi: 72,
      width,
      wrap: 'word-char',
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { png: data, width: info.width, height: info.height }
}

const folder = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-tc/package.json'))
const font = join(folder, '700Bold', 'NotoSansTC_700Bold.ttf')
