import { isUnseen, visible } from './visible.ts'

/** Characters [from, to) of a line. */
export interface LinePart {
  from: number
  to: number
}

/** Where in a line words stand that are a part of it, with the spaces behind them; more than once where the line repeats itself. */
export function findPart(line: string, printed: string): LinePart[] {
  const [whole, wanted] = [visible(line), visible(printed)]
  if (wanted === '' || wanted.length >= whole.length) return []
  const offsets = [...Array(line.length).keys()].filter(at => !isUnseen(line.charAt(at)))
  const parts: LinePart[] = []
  for (let at = whole.indexOf(wanted); at !== -1; at = whole.indexOf(wanted, at + 1))
    parts.push({ from: at === 0 ? 0 : (offsets[at] ?? 0), to: offsets[at + wanted.length] ?? line.length })
  return parts
}
