import type { CardPart, WidePart } from '#press/typesets/waterfall/packing'

/** Cards in the order in which a reader comes to them: bands of columns and cards over both from the head of a page down, of columns the left one first. */
export function cardsAsRead(parts: readonly CardPart[], wide: readonly WidePart[]): CardPart[] {
  const bandOf = ({ page, top }: CardPart) =>
    2 * wide.filter(across => across.page === page && across.top + across.rows <= top).length
  const read = [
    ...parts.map(part => ({ part, band: bandOf(part) })),
    ...wide.map(part => ({ part, band: bandOf(part) + 1 })),
  ]
  return read
    .sort(
      (a, b) =>
        a.part.page - b.part.page ||
        a.band - b.band ||
        a.part.column - b.part.column ||
        a.part.top - b.part.top,
    )
    .map(({ part }) => part)
}
