import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import type { TextStyle } from '../page/style.ts'
import { textFont } from '../text/font-families.ts'

export interface WantedFont {
  family: TextStyle['family']
  weight: number
  /** Its characters, each once. */
  characters: string
}

/** The text font of a style as a web font (WOFF2) with these characters alone: for words that are typed on their page. */
export async function cutFont({ family, weight, characters }: WantedFont): Promise<Uint8Array> {
  return subsetFont(await readFile(textFont(family, weight)), characters, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'liga', 'locl', 'ccmp'],
  })
}
