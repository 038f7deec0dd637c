import type { Page } from '../../page/display-list.ts'
import type { PagesOfMonth } from '../typeset.ts'

/** By how much pages of a month that face each other end apart, beyond three rows, as shares of a page: the mean of both sides that it may begin on. */
export const unevenFeetOf = ({ pages, fromLeft = pages }: PagesOfMonth): number =>
  (unevenFeet(pages, 1) + unevenFeet(fromLeft, 0)) / 2

function unevenFeet(pages: readonly Page[], firstLeft: number): number {
  return pages.reduce((sum, { empty = 0 }, n) => {
    const right = pages[n + 1]
    if (n % 2 !== firstLeft || !right) return sum
    return sum + Math.max(0, Math.abs(empty - (right.empty ?? 0)) - threeRows)
  }, 0)
}

/** Share of a page. */
const threeRows = 0.095
