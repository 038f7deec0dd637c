import { lettersOf } from './letters-of.ts'

/** After how many of its letters a paragraph was printed with a hyphen that nobody wrote. */
export function hyphensOf(printed: string): number[] {
  const parts = printed.split('\u00ad').slice(0, -1)
  let before = 0
  return parts.map(part => {
    before += lettersOf(part).length
    return before
  })
}
