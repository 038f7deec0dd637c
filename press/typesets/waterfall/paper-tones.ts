import { monthTint } from './month-tint.ts'

/** Colours of what is stuck in. Opaque all of them: some printers want no live transparency. */
export const paper = {
  card: '#FFFFFF',
  clipping: '#FCFAF4',
  dot: '#D9CCB5',
} as const

/** Of the paper around what lies on it: near its edge, and further out. */
export const shadow = { near: '#DACCB4', far: '#E7DCC7' } as const

/** The tape of a month and the photo corners that go with it: between its soft colour and its deep one. */
export function tapeTones(month: string): { ground: string; pattern: string } {
  const { soft, deep } = monthTint(month)
  return { ground: between(soft, deep, 0.3), pattern: between(soft, deep, 0.1) }
}

/** `share` of the way from one colour to the other. */
function between(from: string, to: string, share: number): string {
  const parts = [1, 3, 5].map(at => {
    const [a, b] = [from, to].map(color => Number.parseInt(color.slice(at, at + 2), 16))
    const part = Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share)
    return part.toString(16).padStart(2, '0')
  })
  return `#${parts.join('').toUpperCase()}`
}
