import type { Crop } from '#press/photos/crop'

export interface CoverPhoto {
  sha256: string
  /** Upright size in px. */
  width: number
  height: number
  /** The part of it that may be shown; all of it where absent. */
  crop?: Crop
  /** What is kept in sight, as fractions of that part; a little above the middle where absent. */
  focus?: { x: number; y: number }
}
