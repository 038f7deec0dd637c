import { useEffect, useState } from 'react'
import type { DrawnPage } from '#contract/page'
import { readPageFonts } from '#contract/pages'
import { ApiError } from '../../../api/api-error.ts'
import { callApi } from '../../../api/client.ts'

type Words = NonNullable<DrawnPage['places'][number]['words']>

/**
 * Fetches the book's font for words of a page; gives its name, and how often it grew. Characters that it lacks yet are in a font of the
 * device for a moment, at the same width.
 */
export function usePageFonts(bid: string, pageKey: string, words: Words | undefined) {
  const [grown, grow] = useState(0)
  const name = words ? nameOf(words) : ''
  const lacks = words ? [...words.text].some(character => !known.get(name)?.has(character)) : false
  useEffect(() => {
    if (!lacks) return
    const abort = new AbortController()
    // the first at once; then when one has stopped typing
    const timer = setTimeout(
      () => {
        addFonts(bid, pageKey, abort.signal)
          .then(() => grow(count => count + 1))
          // refused, the letters stay those of the device: a page that was set anew meanwhile asks by its own key
          .catch(error => abort.signal.aborted || error instanceof ApiError || reportError(error))
      },
      known.has(name) ? calmMs : 0,
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [bid, pageKey, name, lacks])
  return { name, grown }
}

async function addFonts(bid: string, key: string, signal: AbortSignal): Promise<void> {
  const { fonts } = await callApi(readPageFonts, { params: { bid, key } }, { signal })
  for (const { family, weight, characters, woff2 } of fonts) {
    const name = nameOf({ family, weight })
    const before = known.get(name) ?? new Set()
    const fresh = [...characters].filter(character => !before.has(character))
    if (fresh.length === 0) continue
    const unicodeRange = fresh.map(character => `U+${character.codePointAt(0)?.toString(16)}`).join(',')
    const face = new FontFace(name, bytesOf(woff2), { unicodeRange })
    document.fonts.add(await face.load())
    known.set(name, new Set([...before, ...fresh]))
  }
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), character => character.charCodeAt(0))

const nameOf = ({ family, weight }: Pick<Words, 'family' | 'weight'>) => `Book ${family} ${weight}`

/** Characters of the fonts that this window has. */
const known = new Map<string, ReadonlySet<string>>()
const calmMs = 800
