import type { CSSProperties } from 'react'
import type { TypedPlace } from './lay-letters.ts'

interface Look {
  /** mm */
  size: { width: number; height: number }
  /** CSS pixels per mm. */
  scale: number
  grown: number
  /** Of the book's font. */
  fontName: string
}

/** Words in their place on a page, as the press sets them. */
export function wordsLook(
  { x, y, w, words }: TypedPlace,
  { size, scale, grown, fontName }: Look,
): CSSProperties {
  const px = (mm: number) => `${mm * scale * grown}px`
  // custom properties are no part of React's type
  return {
    left: `${(x / size.width) * 100}%`,
    top: `${(y / size.height) * 100}%`,
    width: `calc(${px(w)} + 0.5px)`,
    fontFamily: `"${fontName}", ${words.family === 'serif' ? 'var(--serif-any)' : 'var(--sans)'}`,
    fontSize: px(words.size),
    lineHeight: px(words.leading),
    ...(grown > 1 && { transform: `scale(${1 / grown})`, transformOrigin: '0 0' }),
    '--words': words.color ?? '#1F2328',
    '--ground': words.ground ?? '#fff',
  } as CSSProperties
}
