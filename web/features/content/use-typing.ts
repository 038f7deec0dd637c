import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DrawnPage } from '#contract/page'
import { newId } from '../../api/tab-id.ts'
import { type PageOfPlan, pageQueryKey } from '../reader/page-queries.ts'
import { isTouched } from './is-touched.ts'
import { findAtCaret } from './on-page/find-shown.ts'
import type { FormPlace } from './on-page/form-place.ts'
import { holdKeyboard } from './on-page/hold-keyboard.ts'
import type { TypedPlace } from './on-page/lay-letters.ts'
import type { ItemWords } from './on-page/shown-words.ts'
import type { TypingStart } from './on-page/typing-start.ts'

type Folio = Pick<PageOfPlan, 'volume' | 'folio'>

/** Words that are typed on a page. */
export interface Typing extends Folio {
  id: string
  itemId: string
  start: TypingStart
}

/** The words that are typed on their page: one paragraph, or its part on a page, at a time. `show` brings a page on screen. */
export function useTyping(bid: string, pages: readonly PageOfPlan[], show: (page: Folio) => void) {
  const queries = useQueryClient()
  const [current, set] = useState<Typing>()
  const begin = ({ volume, folio }: Folio, itemId: string, start: TypingStart | undefined) =>
    set(start && { id: newId(), volume, folio, itemId, start })
  return {
    current,
    begin,
    /** Nothing where other words are typed by now. */
    end: ({ id }: Typing) => set(current => (current?.id === id ? undefined : current)),
    /** The caret goes on where its words stand now: on a page near by, or in another column; false where no page has them. */
    carry(typing: Typing, caret: FormPlace, words: ItemWords, from: TypedPlace): boolean {
      const at = pages.findIndex(page => isOnPage(typing, page))
      const near = pages
        .slice(Math.max(0, at - reach), at + reach + 1)
        .toSorted((a, b) => Math.abs(pages.indexOf(a) - at) - Math.abs(pages.indexOf(b) - at))
      for (const page of near) {
        const drawn = queries.getQueryData<DrawnPage>(pageQueryKey(bid, page.key))
        const isOther = ({ x, y }: TypedPlace) => page !== pages[at] || x !== from.x || y !== from.y
        const places = (drawn?.places ?? []).filter(
          (place): place is TypedPlace => place.item === typing.itemId && place.words !== undefined,
        )
        const printed = places.filter(isOther).map(place => ({ ...place.words, place }))
        const found = findAtCaret(words, caret, printed)
        if (!found) continue
        const { place, ...own } = found.printed
        begin(page, typing.itemId, { printed: own, point: { x: place.x, y: place.y }, caret })
        // the keyboard of a phone stays while the field of the other page comes
        if (isTouched()) holdKeyboard({ x: 0, y: 0 })
        if (page !== pages[at]) show(page)
        return true
      }
      return false
    },
  }
}

export function isOnPage({ volume, folio }: Typing, page: Folio): boolean {
  return volume === page.volume && folio === page.folio
}

/** Pages before and behind that words go over to: a picture of a whole page may stand between. */
const reach = 3
