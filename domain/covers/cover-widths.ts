/** px at which covers are drawn: what screens, mails and links to a book ask for. */
const coverWidths = [48, 64, 96, 120, 160, 240, 320, 480, 640, 720, 960, 1280] as const
const widest = Math.max(...coverWidths)

/**
 * The width at which a cover is drawn that is asked for at another: the next larger, or the largest. Anybody may ask, so that
 * there are few, and none that takes seconds.
 */
export function coverWidth(widthPx: number): number {
  return coverWidths.find(width => width >= widthPx) ?? widest
}
