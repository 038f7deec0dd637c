import { measureLetters } from './measure-letters.ts'
import type { Letter } from './place-letters.ts'
import { spaceLetters } from './space-letters.ts'

interface Measure {
  /** CSS pixels on the screen, as those of the letters. */
  left: number
  width: number
  /** How many of them one of the field takes. */
  unit: number
  lineClass: string
  /** After how many letters a hyphen is drawn that is not in the text. */
  hyphens: readonly number[]
}

/**
 * Puts a text into its field with each letter where the page has it: a span for each line, which takes the whole measure, and in
 * it one for each run of letters that are as far apart.
 */
export function drawLines(
  field: HTMLElement,
  measure: HTMLElement,
  text: string,
  lines: readonly (readonly Letter[])[],
  { left, width, unit, lineClass, hyphens }: Measure,
): void {
  let letters = 0
  const spans = lines.map((line, i) => {
    const last = line.at(-1)
    const from = i === 0 ? 0 : (line[0]?.at ?? 0)
    const to = i < lines.length - 1 && last ? last.at + last.length : text.length
    const span = document.createElement('span')
    span.className = lineClass
    const start = (line[0]?.x ?? left) - left
    if (Math.abs(start) > 0.1) span.style.marginLeft = `${start / unit}px`
    const lefts = measureLetters(
      measure,
      text,
      line.map(({ at }) => at),
    )
    const runs = spaceLetters(line, lefts, to)
    // a space before the first letter belongs to its line
    const [first] = runs
    if (first) first.from = from
    for (const run of runs) {
      const piece = document.createElement('span')
      piece.style.letterSpacing = `${run.spacing / unit}px`
      piece.textContent = text.slice(run.from, run.to)
      span.append(piece)
    }
    letters += line.length
    if (hyphens.includes(letters)) span.dataset.hyphen = ''
    return { span, to }
  })
  // a line ends behind the spaces between it and the next one, which hang there
  const pieces = spans.flatMap(({ span, to }, i) => [span, text.slice(to, lines[i + 1]?.[0]?.at ?? to)])
  field.replaceChildren(...pieces.filter(piece => piece !== ''))
  // the room behind a line that ends short, so that the next one does not begin there
  for (const { span } of spans.slice(0, -1)) {
    const indent = Number.parseFloat(span.style.marginLeft || '0')
    const rest = (width - span.getBoundingClientRect().width) / unit - indent
    if (rest > 0) span.style.paddingRight = `${rest}px`
  }
}

/** The line with the caret, and those behind it, may grow until the page is set. */
export function loosenLines(field: HTMLElement): void {
  const { focusNode } = getSelection() ?? {}
  const lines = [...field.children]
  const edited = lines.findIndex(line => focusNode && line.contains(focusNode))
  for (const line of lines.slice(Math.max(0, edited))) {
    if (!(line instanceof HTMLElement)) continue
    line.dataset.loose = ''
    line.style.paddingRight = ''
  }
}
