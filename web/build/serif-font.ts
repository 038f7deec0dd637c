import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { headingCharacters } from './heading-characters.ts'

const root = join(import.meta.dirname, '../..')
const locales = join(root, 'locales')
const room = join(root, 'out/web-fonts')

/**
 * Gives `virtual:serif.css`: Noto Serif TC cut down to the characters of our own headings. The first file has those
 * of the frame and the home page, and all letters of English, and is preloaded; the second, fetched only where it is needed, has the other screens'.
 */
export function serifFont(): Plugin {
  return {
    name: 'serif-font',
    async resolveId(id) {
      return id === 'virtual:serif.css' ? await cutFonts() : undefined
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const font = Object.keys(bundle ?? {}).find(name => /serif-first.*\.woff2$/.test(name))
        if (!font) return []
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${font}` }
        return [{ tag: 'link', injectTo: 'head', attrs }]
      },
    },
  }
}

async function cutFonts(): Promise<string> {
  const first = new Set([
    // all letters: a heading in English breaks elsewhere in another font, and one that comes late would move what is below
    ...Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)),
    ...'–—…·「」『』，。、：！？（）｜・',
    ...(await headingCharacters(locales, name => name === 'web-frame' || name === 'web-home')),
  ])
  // as wide as a Chinese character in this font: English takes them from the next one
  for (const quote of '‘’“”') first.delete(quote)
  const others = (await headingCharacters(locales, () => true)).difference(first).difference(new Set('‘’“”'))
  const faces = [await cutFont('first', first), await cutFont('others', others)]
  const css = join(room, 'serif.css')
  await writeFile(css, faces.join('\n'))
  return css
}

async function cutFont(name: string, characters: ReadonlySet<string>): Promise<string> {
  if (characters.size === 0) return ''
  const text = [...characters].sort().join('')
  const file = `serif-${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.woff2`
  if (!existsSync(join(room, file))) {
    await mkdir(room, { recursive: true })
    const source = createRequire(import.meta.url).resolve(
      '@expo-google-fonts/noto-serif-tc/500Medium/NotoSerifTC_500Medium.ttf',
    )
    const font = await readFile(source)
    await writeFile(
      join(room, file),
      await subsetFont(font, text, { targetFormat: 'woff2', keepFeatures: [] }),
    )
  }
  const range = [...text].map(character => `U+${character.codePointAt(0)?.toString(16)}`).join(',')
  return `@font-face{font-family:'Book Serif';font-weight:400 700;font-display:swap;src:url('./${file}') format('woff2');unicode-range:${range}}`
}
