import type { PictureContent } from './item.ts'

/** Whether a photo looks blurred; not where nobody measured it, and no picture with words in it: screens have plain surfaces. */
export function isBlurred({ kind, sharpness }: PictureContent): boolean {
  return kind !== 'words' && sharpness !== undefined && sharpness < leastSharpness
}

/** Below every sharp photo that was measured, plain ones and grainy ones too (decision 0218). */
const leastSharpness = 1.5
