import type { Styles } from '../../page/style.ts'
import { faint, grey, ink, seal } from '../../typesets/palette.ts'
import type { Typeset } from '../../typesets/typeset.ts'

/** Type of title page, contents, year at a glance and colophon: one voice for all typesets that have none of their own, larger on A4. */
export function frontStyles({ paper, front }: Pick<Typeset, 'paper' | 'front'>): Styles {
  const k = paper === 'a4' ? 1.3 : 1
  const scaled: Styles = {
    frontTitle: { family: 'serif', size: 24, weight: 700, lineHeight: 12, color: ink, tracking: 0.04 },
    frontTitleSmall: { family: 'serif', size: 14, weight: 700, lineHeight: 7.5, color: ink },
    frontAuthor: { family: 'serif', size: 11, lineHeight: 6, color: grey, tracking: 0.06 },
    frontYears: { family: 'sans', size: 8.5, weight: 300, lineHeight: 5, color: faint, tracking: 0.2 },
    frontGreat: { family: 'serif', size: 46, weight: 300, lineHeight: 19, color: ink, tracking: 0.04 },
    frontHead: { family: 'serif', size: 14, weight: 700, lineHeight: 8, color: ink, tracking: 0.1 },
    frontYear: { family: 'serif', size: 11, weight: 700, lineHeight: 5.2, color: seal },
    frontFigure: { family: 'serif', size: 30, weight: 300, lineHeight: 12, color: ink },
    frontLine: { family: 'serif', size: 9, lineHeight: 5.2, color: ink },
    frontSmall: { family: 'sans', size: 6.8, lineHeight: 4.4, color: grey },
    frontDay: { family: 'sans', size: 6.5, weight: 300, lineHeight: 3, color: grey },
    frontDayWritten: { family: 'sans', size: 6.5, weight: 500, lineHeight: 3, color: ink },
    insertWords: { family: 'serif', size: 10, lineHeight: 6.6, color: ink },
    insertWordsSmall: { family: 'serif', size: 8.4, lineHeight: 5.2, color: ink },
    insertTitle: { family: 'serif', size: 25, weight: 700, lineHeight: 13, color: ink, tracking: 0.06 },
    insertTitleSmall: { family: 'serif', size: 14, weight: 700, lineHeight: 8, color: ink, tracking: 0.03 },
    insertCaption: { family: 'serif', size: 8.4, lineHeight: 5.2, color: grey },
    frontFaint: { family: 'sans', size: 6, lineHeight: 4, color: faint },
  }
  const styles = Object.fromEntries(
    Object.entries(scaled).map(([name, style]) => [
      name,
      { ...style, size: style.size * k, lineHeight: style.lineHeight * k },
    ]),
  )
  return front?.styles?.(styles) ?? styles
}
