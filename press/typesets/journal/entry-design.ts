import { columnsOf } from '../../page/columns.ts'
import { composeGroup } from '../../photos/compose-group.ts'
import { composeLarge } from '../../photos/compose-sized.ts'
import { leadingOf } from '../baseline.ts'
import type { TypesetContext } from '../context.ts'
import { dayInMargin } from '../day-in-margin.ts'
import type { ItemDesign } from '../item-design.ts'
import { strayOfLed } from '../led-by-one.ts'
import type { MarginDesign } from '../margin-heads.ts'
import { hairline, seal } from '../palette.ts'
import { albumLeaders } from './album-leaders.ts'
import { aloneInPlace } from './alone-in-place.ts'
import { grownAlone, grownGroup } from './grown-photos.ts'
import { type JournalPage, lines } from './journal-page.ts'
import { placeOf, quietPlaceOf } from './journal-photos.ts'
import { journalStyles } from './journal-styles.ts'
import type { EntryLook } from './month-ways.ts'
import { hourAt, signBesideDay } from './sign-beside-day.ts'
import { turnedGroups } from './turned-groups.ts'

/** How entries of a5-1 stand: words on four columns of six, photos on the lines of its page. */
export function entryDesign(
  page: JournalPage,
  { small = false, squeezes = false }: EntryLook,
  context: TypesetContext,
): ItemDesign {
  const { words } = page
  const gap = leadingOf(journalStyles.body)
  return {
    ...words,
    columns: columnsOf(context.area.width, 12, gap),
    lines: lines.map(line => line * (context.area.width + gap)),
    paragraphGap: 0,
    stanzaGap: 1,
    stanzaFrom: 100,
    stanzaLines: 2,
    partGap: 1,
    headGap: 0,
    photosGap: 0,
    captionGap: 0,
    indentEm: 2,
    photos: (_, group) => placeOf(group, page, context),
    compose: grownAlone(aloneInPlace(composeGroup, squeezes ? 0 : small ? leastAlone : undefined), words.w),
    composeLarge: squeezes ? composeLarge : aloneInPlace(composeLarge),
    composeFilling: turnedGroups(grownGroup(words)),
    heroes: albumLeaders,
    runMargin: {
      ...page.margin,
      drawDay: dayInMargin({ ...journalStyles, day: journalStyles.runDay }, hourAt, page.margin.w, 'runDay'),
    },
    strayOf: strayOfLed,
    quietPhotos: (_, group) => quietPlaceOf(group, page),
    photoGap: gap,
    taller: true,
    belowWords,
    photoInset: gap,
    photoRows: context.area.rows,
    photoTargetScale: usualScale,
    ...(!squeezes && { leastSide: 18 }),
    ...(squeezes ? { narrowPlace: words } : { groupsKeep }),
    aloneWide: words.w,
    leastScreen,
    largeBody: 'large',
    emojiBody: 'emoji',
    sectionRule: { rows: 1, before: 2, rule: -0.5, atHead: false },
    accent: seal,
    hairline,
  }
}

/** Days in the margin, `white` rows below the entry before. */
export const marginDesign = (
  { margin, words }: JournalPage,
  { white = 1 }: EntryLook,
  context: TypesetContext,
): MarginDesign => ({
  ...margin,
  column: words,
  before: white,
  stretch: 0,
  dayRows: 1,
  drawDay: (head, again, x, y, item) => [
    ...dayInMargin(journalStyles, hourAt, margin.w)(head, again, x, y),
    ...signBesideDay(item, head, context, { x, y, w: margin.w }),
  ],
})

/** Height of photos against what is usual elsewhere: they stretch where a page has room. */
const usualScale = 0.9
/** mm: its letters are as small as the smallest of the book. */
const leastScreen = 40
/** Share of a page that a group may be high before a page with less room makes it narrower: below some words each still fits one. */
const groupsKeep = 0.75
/** mm: five columns of twelve are 46. */
const leastAlone = 44
/** mm, with what lines and photos keep free most of a line: words sit on no picture. */
const belowWords = 2.4
