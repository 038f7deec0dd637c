import { monthSky } from './children/month-sky.ts'
import { setStories } from './children/set-stories.ts'
import { storyOf } from './children/story.ts'
import { faint, grey } from './palette.ts'
import type { Typeset } from './typeset.ts'

/** A4 for children: large type, a story or two a page in crayon frames, photos stuck in, and room to draw. */
export const a4Two: Typeset<'a4-2'> = {
  name: 'a4-2',
  paper: 'a4',
  margins: { top: 24, bottom: 22, outside: 15 },
  rowMm: 5.25,
  ground: '#FFFCF5',
  styles: {
    body: { family: 'sans', size: 17, lineHeight: 10.5, justify: true },
    remark: { family: 'sans', size: 24, weight: 700, lineHeight: 15.75 },
    title: { family: 'sans', size: 22, weight: 700, lineHeight: 10.5 },
    caption: { family: 'sans', size: 14, lineHeight: 10.5, color: grey },
    small: { family: 'sans', size: 11.5, lineHeight: 5.25, color: grey },
    meta: { family: 'sans', size: 12, lineHeight: 5.25, color: grey },
    day: { family: 'sans', size: 32, weight: 900, lineHeight: 15.75 },
    weekday: { family: 'sans', size: 17, weight: 700, lineHeight: 10.5 },
    invite: { family: 'sans', size: 16, weight: 500, lineHeight: 10.5 },
    mark: { family: 'sans', size: 8, weight: 700, lineHeight: 4.2 },
    numeral: { family: 'sans', size: 128, weight: 900, lineHeight: 47.25 },
    opener: { family: 'sans', size: 30, weight: 700, lineHeight: 15.75 },
    openerYear: { family: 'sans', size: 17, weight: 700, lineHeight: 10.5, tracking: 0.12 },
    folio: { family: 'sans', size: 11, weight: 700, lineHeight: 5.25, color: grey },
    running: { family: 'sans', size: 8.5, lineHeight: 5.25, color: faint, tracking: 0.06 },
  },
  typesetMonth(items, context) {
    return setStories(
      items.map(item => storyOf(item, context)),
      context,
      monthSky(context),
    )
  },
}
