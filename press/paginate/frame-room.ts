import type { Turns } from './break-pages.ts'
import { type Costs, ofWhiteInColumns } from './frame-demerits.ts'

/** The frames that a month is broken into: a page, or each of its columns. */
export interface FrameRoom {
  /** Rows of a frame. */
  capacity(frame: number): number
  /** Frames of a page. */
  columns: number
  turns: Turns | undefined
  /** Demerits of a frame that ends although what comes next has room below it. */
  ofEarlyEnd?: number
  /** A frame that would end early is filled by photos that grow (grow-photos). */
  grows?: boolean
}

/** What pages cost that are broken into these frames. */
export const costsIn = ({ columns, ofEarlyEnd, grows }: FrameRoom): Costs => ({
  ...(columns > 1 && { ofWhite: ofWhiteInColumns }),
  ...(ofEarlyEnd !== undefined && { ofEarlyEnd }),
  ...(grows && { grows }),
})

/** Of so many frames the first that stands on the last page. */
export const firstFrameOfLastPage = ({ frames }: { frames: number }, columns: number): number =>
  Math.floor((frames - 1) / columns) * columns

/** More special frames than this, and trying would cost more than it brings. */
export const mostFrames = 18
