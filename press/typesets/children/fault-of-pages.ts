import type { Page } from '../../page/display-list.ts'
import type { PagesOfMonth } from '../typeset.ts'

/**
 * What is to be avoided where a month can be set otherwise, in pages: rooms to draw, each a hole that nothing filled, and at its end as wanting as a third of a page that is empty; pages
 * of nothing but small talk; stories that go on over a page; and a last page that is nearly a third empty, or all but empty.
 */
export const faultOfPages = ({ pages }: PagesOfMonth): number =>
  pages.reduce(
    (sum, page, n) => {
      const before = new Set(pages[n - 1]?.regions.map(({ item }) => item))
      const isCut = page.regions.some(({ item }) => before.has(item))
      const room = has(page, 'invite') ? (n < pages.length - 1 ? roomInside : roomAtEnd) : 0
      const isTalk =
        has(page, 'dot') && !has(page, 'day') && !page.elements.some(({ kind }) => kind === 'image')
      return sum + room + (isTalk ? talkAlone : 0) + (isCut ? cut : 0)
    },
    emptyAtEnd(pages.at(-1)?.empty ?? 0),
  )

const emptyAtEnd = (share: number) => (share >= 0.75 ? nearlyEmpty : share >= nearlyAThird ? thirdEmpty : 0)

const has = ({ elements }: Page, style: string) =>
  elements.some(element => element.kind === 'text' && element.style === style)

const cut = 0.3
const roomInside = 0.3
const roomAtEnd = 1
const talkAlone = 0.4
const nearlyAThird = 0.28
const thirdEmpty = 0.7
const nearlyEmpty = 1
