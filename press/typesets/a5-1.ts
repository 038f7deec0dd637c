import { fullestWay } from './fullest-way.ts'
import { journalStyles, rowMm } from './journal/journal-styles.ts'
import { faultOf } from './journal/month-faults.ts'
import { waysOf } from './journal/month-ways.ts'
import { settingWays } from './journal/setting-ways.ts'
import { onLines } from './on-lines.ts'
import type { Typeset } from './typeset.ts'

/** A5, a quiet literary journal: days in the margin, words on four columns of six, pictures on three, four or six. */
export const a5One: Typeset<'a5-1'> = {
  name: 'a5-1',
  paper: 'a5',
  margins: { top: 22, bottom: 21, outside: 14 },
  rowMm,
  styles: journalStyles,
  saysWordsThatGoOn: true,
  typesetMonth(items, context) {
    const ways = waysOf(items)
    return onLines(context => {
      const setWay = settingWays(items, context)
      return fullestWay(
        ways.map(way => () => setWay(way)),
        mostEmpty,
        (month, n) => faultOf(month, ways[n], items, context),
        perPage,
      )
    }, context)
  },
}

/** Share of a page that nobody minds. */
const mostEmpty = 1 / 6

/** What a page more costs, against shares of pages that are empty: the same entries on fewer pages, where these are about as good. */
const perPage = 0.45
