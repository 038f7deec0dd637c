import type { Run } from '../page/display-list.ts'
import type { Drawing } from './drawing.ts'

const words: Run[] = ['今天的海很安靜，我們走到岸邊。We walked home, 2021/3/14.']

/** A page on which Typst has to take up the fonts that nearly all pages have, and all of the way from words to SVG. */
export const warmUp: Drawing = {
  title: '',
  author: '',
  styles: {
    serif: { family: 'serif', size: 9.6, lineHeight: 5.7, justify: true },
    sans: { family: 'sans', size: 8, lineHeight: 5 },
  },
  width: 100,
  height: 100,
  pages: [
    ['serif', 'sans'].map((style, i) => ({
      kind: 'text',
      style,
      lang: 'zh-tw',
      runs: words,
      x: 10,
      y: 10 + 40 * i,
      w: 60,
    })),
  ],
}
