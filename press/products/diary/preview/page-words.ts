import type { Page, Run } from '../../../page/display-list.ts'

/** A paragraph as it is read aloud. */
export interface ReadWords {
  text: string
  /** BCP 47 */
  lang: string
}

/**
 * The words of a page in reading order, each paragraph once though it goes on in another column; what photos show where their
 * words are not printed beside them. Running heads and folios are left out. `lang`: of the book.
 */
export function pageWords({ elements }: Pick<Page, 'elements'>, lang: string): ReadWords[] {
  const words: ReadWords[] = []
  const printed = new Set(elements.flatMap(element => (element.kind === 'text' ? textOf(element.runs) : [])))
  let goesOn = false
  for (const element of elements) {
    if (element.kind === 'text') {
      const text = textOf(element.runs)
      const begun = goesOn ? words.at(-1) : undefined
      if (begun) begun.text += text
      else words.push({ text, lang: element.lang ?? lang })
      goesOn = element.continues ?? false
    } else if (element.kind === 'image') {
      const alt = textOf([element.alt ?? ''])
      if (!printed.has(alt)) words.push({ text: alt, lang })
    }
  }
  return words.filter(({ text }) => text !== '')
}

function textOf(runs: readonly Run[]): string {
  return runs
    .map(run => (typeof run === 'string' ? run : run.emoji))
    .join('')
    .replace(unseen, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Joiners and hyphens that the press put between letters (press/text). */
const unseen = /[\u2060\u200b\u00ad]/g
