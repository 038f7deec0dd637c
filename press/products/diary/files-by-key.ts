import type { Derived, PhotoUse } from '../../photos/derive-photos.ts'
import type { PhotoKeys } from './drawing-of.ts'

/** The photo that each placeholder key of a drawing stands for. */
export function filesByKey(keys: PhotoKeys, derived: Derived, use: PhotoUse): Map<string, { file: string }> {
  return new Map(
    [...keys.photos].map(([key, { photo, widthMm }]) => [
      key,
      { file: derived.fileFor(photo, widthMm, use) },
    ]),
  )
}
