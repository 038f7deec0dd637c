import type { PhotosBlock } from '../../paginate/block.ts'

/** Several ways to set a photo as one block: at each height the first that has it. */
export function inOneOf([first, ...others]: readonly PhotosBlock[]): PhotosBlock | undefined {
  if (!first || others.length === 0) return first
  const all = [first, ...others]
  const heights = [...new Set(all.flatMap(({ offer }) => offer.heights ?? []))].toSorted((a, b) => a - b)
  const [min = first.offer.min] = heights
  return {
    ...first,
    offer: { ...first.offer, min, max: heights.at(-1) ?? first.offer.max, heights },
    draw(rows, x, y) {
      const way = all.find(({ offer }) => offer.heights?.includes(Math.round(rows)))
      return (way ?? first).draw(rows, x, y)
    },
  }
}
