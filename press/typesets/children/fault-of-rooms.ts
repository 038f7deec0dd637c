import type { PagesOfMonth } from '../typeset.ts'

/** What rooms to draw are to be avoided for, where a month can be set otherwise: each is a hole that nothing filled, worst before its end. */
export const faultOfRooms = ({ pages }: PagesOfMonth): number =>
  pages.reduce((sum, { elements }, n) => {
    const hasRoom = elements.some(element => element.kind === 'text' && element.style === 'invite')
    return sum + (hasRoom ? (n < pages.length - 1 ? roomInside : roomAtEnd) : 0)
  }, 0)

/** Pages. */
const roomInside = 0.3
const roomAtEnd = 0.1
